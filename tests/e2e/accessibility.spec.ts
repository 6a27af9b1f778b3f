import { look } from "./fixtures/accessible-places.ts";
import { visitorPlaces } from "./visitor-places.ts";

look(visitorPlaces);
