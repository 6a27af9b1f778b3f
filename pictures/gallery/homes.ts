import { box, crown, disc, ink, line, louvres, oval, room, row, shape, tiles } from "./shapes.ts";

const brush = (x: number, y: number) =>
  line(`M${x} ${y}l34 46`, ink.oak, 6) +
  box(x - 30, y - 14, 62, 20, ink.foam, 8) +
  line(`M${x + 32} ${y - 4}v18h-32`, ink.grey, 3);

/** House painting: a wooden house of Puerto Plata, a wall half done, a bedroom. */
export const painting = [
  box(0, 0, 400, 300, ink.sky) +
    disc(330, 60, 28, ink.sun) +
    shape("M40 112L200 30l160 82z", ink.red) +
    shape("M62 112L200 42l138 70z", ink.rose) +
    box(60, 112, 280, 150, ink.sea) +
    line(
      row(11, (n) => `M60 ${124 + n * 13}h280`),
      ink.deep,
      1,
    ) +
    line(
      row(14, (n) => `M${64 + n * 20} 112q10 16 20 0`),
      ink.white,
      3,
    ) +
    louvres(86, 150, 50, 62, ink.ambar, ink.white) +
    louvres(264, 150, 50, 62, ink.ambar, ink.white) +
    box(170, 142, 60, 120, ink.white) +
    box(176, 148, 48, 114, ink.timber) +
    disc(216, 208, 3, ink.ambar) +
    box(52, 112, 8, 150, ink.white) +
    box(340, 112, 8, 150, ink.white) +
    box(30, 258, 340, 8, ink.joint) +
    box(0, 266, 400, 34, ink.leaf) +
    crown(30, 250, 22, ink.green, ink.rose) +
    crown(372, 252, 20, ink.green, ink.ambar),
  room(ink.coral, ink.honey) +
    shape("M0 0h250q-18 30 6 60t-8 70 10 84H0z", ink.pale) +
    box(300, 40, 66, 90, ink.white) +
    box(306, 46, 54, 78, ink.sky) +
    line("M333 46v78M306 85h54", ink.white, 3) +
    line("M120 262l36-190M212 262l-36-190", ink.oak, 7) +
    line(
      row(5, (n) => `M${128 + n * 6} ${226 - n * 32}h${76 - n * 12}`),
      ink.oak,
      6,
    ) +
    brush(254, 96) +
    box(266, 216, 46, 40, ink.steel, 4) +
    oval(289, 216, 23, 7, ink.pale) +
    line("M266 218q23-34 46 0", ink.grey, 2) +
    shape("M0 244h400v10H0z", ink.wood),
  room(ink.rose, ink.honey) +
    box(0, 120, 400, 4, ink.white) +
    box(0, 124, 400, 90, ink.dawn) +
    louvres(296, 40, 66, 96, ink.white, ink.joint) +
    box(60, 108, 180, 70, ink.oak, 8) +
    box(52, 160, 196, 66, ink.white, 8) +
    box(70, 144, 70, 34, ink.paper, 10) +
    box(156, 144, 70, 34, ink.paper, 10) +
    box(52, 190, 196, 38, ink.deep, 6) +
    box(56, 226, 10, 20, ink.bark) +
    box(234, 226, 10, 20, ink.bark) +
    box(264, 176, 44, 60, ink.wood, 3) +
    line("M286 176v-30", ink.grey, 3) +
    shape("M266 148l8-28h24l8 28z", ink.sun),
];

const tap = (x: number, y: number) => line(`M${x} ${y}v-26q0-14 16-14t16 14v8`, ink.grey, 6);

/** Plumbing: a bathroom, a tank on a roof, a shower. */
export const plumbing = [
  tiles([0, 0, 400, 220], 24, ink.paper, ink.pale) +
    box(0, 220, 400, 80, ink.joint) +
    box(0, 146, 400, 12, ink.sea) +
    box(120, 34, 160, 96, ink.white, 10) +
    box(128, 42, 144, 80, ink.sky, 6) +
    line("M144 108l40-56M168 112l30-42", ink.white, 4) +
    box(90, 172, 220, 14, ink.white, 4) +
    box(104, 186, 192, 84, ink.oak, 4) +
    line("M200 190v76M120 200h60M220 200h60", ink.bark, 2) +
    oval(200, 172, 56, 9, ink.steel) +
    tap(184, 172) +
    box(120, 148, 18, 24, ink.ambar, 4) +
    box(40, 120, 10, 60, ink.grey) +
    box(28, 126, 34, 70, ink.rose, 3),
  box(0, 0, 400, 300, ink.sky) +
    disc(70, 62, 26, ink.sun) +
    oval(300, 70, 46, 12, ink.white) +
    oval(332, 60, 30, 12, ink.white) +
    box(0, 216, 400, 84, ink.coral) +
    box(0, 208, 400, 12, ink.joint) +
    box(120, 186, 160, 24, ink.grey) +
    box(132, 78, 136, 110, ink.dark, 14) +
    line("M132 104h136M132 130h136M132 156h136", ink.timber, 4) +
    box(168, 62, 64, 18, ink.dark, 6) +
    line("M268 170h50v130M132 176H90v124", ink.white, 9) +
    line("M268 170h50v130M132 176H90v124", ink.steel, 5) +
    disc(318, 214, 9, ink.red) +
    line("M306 214h24", ink.red, 4),
  tiles([0, 0, 400, 300], 28, ink.pale, ink.paper) +
    tiles([150, 0, 112, 300], 14, ink.deep, ink.sea) +
    line("M206 262V70q0-26 30-26h20", ink.steel, 8) +
    oval(262, 52, 30, 9, ink.steel) +
    line(
      row(6, (n) => `M${240 + n * 9} 66l${-4 + n * 2} 60`),
      ink.white,
      2,
    ) +
    disc(206, 170, 13, ink.steel) +
    line("M206 170l20-8", ink.grey, 5) +
    box(44, 150, 70, 8, ink.wood) +
    box(54, 122, 14, 28, ink.ambar, 3) +
    box(76, 112, 16, 38, ink.white, 3) +
    box(0, 262, 400, 38, ink.joint) +
    line("M180 280h52M188 288h36", ink.grey, 3),
];

const chair = (x: number, way: 1 | -1) =>
  line(`M${x} 150v100M${x} 204h${34 * way}v46`, ink.bark, 7) +
  box(Math.min(x, x + 34 * way), 198, 34, 9, ink.wood, 3);

/** Fine carpentry: a kitchen, a carved door, a dining table. */
export const carpentry = [
  room(ink.dawn, ink.joint) +
    row(
      5,
      (n) =>
        box(16 + n * 74, 24, 70, 70, ink.wood, 3) +
        box(24 + n * 74, 32, 54, 54, ink.honey, 2) +
        disc(78 + n * 74, 82, 3, ink.dark),
    ) +
    tiles([0, 98, 400, 52], 17, ink.paper, ink.pale) +
    box(0, 150, 400, 12, ink.dark) +
    row(
      5,
      (n) =>
        box(16 + n * 74, 164, 70, 92, ink.oak, 3) +
        box(24 + n * 74, 188, 54, 60, ink.wood, 2) +
        line(`M${38 + n * 74} 176h26`, ink.dark, 3),
    ) +
    tap(180, 150) +
    box(60, 122, 26, 28, ink.leaf, 4) +
    crown(73, 112, 14, ink.green) +
    oval(310, 146, 30, 6, ink.ambar),
  box(0, 0, 400, 300, ink.coral) +
    line(
      row(7, (n) => `M0 ${40 * n + 20}h400`),
      ink.shade,
      2,
    ) +
    shape("M116 300V110a84 84 0 0 1 168 0v190z", ink.joint) +
    shape("M128 300V112a72 72 0 0 1 144 0v188z", ink.oak) +
    line("M200 40v260", ink.bark, 3) +
    row(
      2,
      (n) => box(142 + n * 66, 212, 50, 72, ink.wood, 3) + box(150 + n * 66, 220, 34, 56, ink.honey, 2),
    ) +
    row(2, (n) => box(142 + n * 66, 122, 50, 78, ink.wood, 3)) +
    row(
      2,
      (n) =>
        [0, 1, 2, 3, 4, 5]
          .map((k) =>
            oval(167 + n * 66 + Math.cos(k * 1.05) * 12, 161 + Math.sin(k * 1.05) * 14, 8, 5, ink.honey),
          )
          .join("") + disc(167 + n * 66, 161, 6, ink.ambar),
    ) +
    disc(192, 206, 4, ink.sun) +
    disc(208, 206, 4, ink.sun) +
    crown(60, 262, 24, ink.green, ink.red) +
    box(44, 272, 32, 28, ink.rose) +
    crown(340, 262, 24, ink.green, ink.ambar) +
    box(324, 272, 32, 28, ink.rose),
  room(ink.foam, ink.coral) +
    louvres(40, 36, 80, 110, ink.white, ink.joint) +
    box(230, 40, 120, 80, ink.wood, 3) +
    box(238, 48, 104, 64, ink.sea) +
    shape("M238 112l40-36 26 20 18-12 20 28z", ink.green) +
    chair(96, 1) +
    chair(304, -1) +
    box(112, 184, 176, 12, ink.oak, 4) +
    line("M128 196l-6 66M272 196l6 66", ink.oak, 10) +
    oval(200, 180, 34, 8, ink.white) +
    disc(190, 172, 9, ink.ambar) +
    disc(206, 170, 10, ink.red) +
    disc(218, 174, 8, ink.leaf) +
    line("M200 0v44", ink.dark, 2) +
    shape("M168 66q32-44 64 0z", ink.ambar),
];

/** Furniture and upholstery: a sofa, an armchair, a seat by the window. */
export const upholstery = [
  room(ink.coral, ink.honey) +
    oval(200, 258, 170, 20, ink.rose) +
    box(60, 120, 280, 90, ink.timber, 18) +
    box(44, 150, 46, 92, ink.green, 16) +
    box(310, 150, 46, 92, ink.green, 16) +
    box(84, 180, 116, 48, ink.leaf, 10) +
    box(202, 180, 116, 48, ink.leaf, 10) +
    box(98, 138, 54, 50, ink.ambar, 8) +
    box(250, 138, 54, 50, ink.rose, 8) +
    line("M76 242v18M324 242v18", ink.bark, 8) +
    box(140, 28, 120, 70, ink.white, 2) +
    box(148, 36, 104, 54, ink.sky) +
    shape("M148 90V70q26-20 52 0t52-6v26z", ink.sea),
  room(ink.pale, ink.joint) +
    line("M70 40v200M70 250v0", ink.grey, 4) +
    shape("M40 70l14-40h32l14 40z", ink.sun) +
    oval(70, 246, 28, 6, ink.grey) +
    shape("M140 230V120q0-46 56-46t56 46v110z", ink.red) +
    box(122, 156, 36, 88, "#98230f", 14) +
    box(234, 156, 36, 88, "#98230f", 14) +
    box(150, 186, 92, 48, ink.rose, 10) +
    row(6, (n) => disc(172 + (n % 3) * 24, 106 + Math.floor(n / 3) * 30, 3, "#98230f")) +
    line("M140 244v16M252 244v16", ink.bark, 8) +
    box(290, 210, 76, 30, ink.red, 10) +
    line("M302 240v18M354 240v18", ink.bark, 7) +
    box(300, 60, 60, 80, ink.white) +
    box(306, 66, 48, 68, ink.leaf) +
    crown(330, 106, 16, ink.green, ink.ambar),
  room(ink.dawn, ink.wood) +
    box(90, 30, 220, 120, ink.white) +
    box(98, 38, 204, 104, ink.sky) +
    shape("M98 142v-30q50-30 100-8t104-14v52z", ink.leaf) +
    line("M200 38v104", ink.white, 5) +
    line("M50 22h300", ink.bark, 6) +
    shape("M56 22h56q10 90-22 166H56z", ink.deep) +
    shape("M344 22h-56q-10 90 22 166h34z", ink.deep) +
    line("M70 24v160M86 24q6 80-10 160M330 24v160M314 24q-6 80 10 160", ink.abyss, 2) +
    box(70, 206, 260, 54, ink.oak, 4) +
    box(64, 180, 272, 32, ink.paper, 8) +
    line(
      row(12, (n) => `M${76 + n * 22} 182v28`),
      ink.sea,
      3,
    ) +
    box(84, 150, 50, 44, ink.ambar, 8) +
    box(266, 150, 50, 44, ink.rose, 8) +
    box(176, 156, 50, 38, ink.sea, 8),
];
