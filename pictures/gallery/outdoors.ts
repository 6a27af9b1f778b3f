import { box, crown, disc, ink, line, oval, palm, row, shape, tiles } from "./shapes.ts";

const lounger = (x: number, y: number) =>
  shape(`M${x} ${y}l60-4 22-30 8 4-22 34-66 6z`, ink.white) +
  line(`M${x + 8} ${y + 4}v16M${x + 56} ${y}v18`, ink.oak, 4);

/** Pools and gardens: a pool, a garden path, a shower by the pool. */
export const pool = [
  box(0, 0, 400, 170, ink.sky) +
    disc(60, 50, 24, ink.sun) +
    box(0, 120, 400, 60, ink.leaf) +
    line("M286 170q-6-50 10-84", ink.bark, 10) +
    crown(300, 70, 44, ink.green, ink.red) +
    crown(240, 96, 20, ink.green, ink.red) +
    palm(120, 172, 110) +
    box(0, 170, 400, 130, ink.coral) +
    shape("M70 196h270l50 86H20z", ink.white) +
    shape("M78 202h254l42 74H36z", ink.sea) +
    shape("M78 202h254l8 14H70z", ink.deep) +
    line("M110 236q16-8 32 0t32 0M200 250q16-8 32 0t32 0M260 230q12-6 24 0", ink.pale, 3) +
    lounger(20, 186) +
    lounger(306, 186),
  box(0, 0, 400, 130, ink.sky) +
    box(0, 110, 400, 190, ink.leaf) +
    box(0, 96, 400, 34, ink.green) +
    shape("M176 110h44q10 60-20 100t30 90H80q30-60 70-90t26-100z", ink.coral) +
    row(7, (n) => oval(196 - n * 5 + (n % 2) * 10, 124 + n * 24, 12 + n * 5, 4 + n * 1.4, ink.joint)) +
    palm(60, 180, 130) +
    palm(346, 200, 150) +
    crown(120, 170, 20, ink.green, ink.ambar) +
    crown(270, 176, 24, ink.green, ink.rose) +
    crown(50, 262, 30, ink.timber, ink.red) +
    crown(320, 266, 34, ink.timber, ink.ambar) +
    disc(320, 44, 22, ink.sun),
  tiles([0, 0, 400, 130], 32, ink.coral, ink.joint) +
    box(0, 118, 400, 16, ink.white) +
    box(0, 134, 400, 166, ink.sea) +
    tiles([0, 134, 400, 26], 13, ink.deep, ink.sea) +
    shape("M240 134h160v60H262z", ink.pale) +
    shape("M262 194h138v44H282z", ink.foam) +
    shape("M282 238h118v62H306z", ink.paper) +
    line("M60 210q20-10 40 0t40 0M40 260q20-10 40 0t40 0 40 0M150 190q14-7 28 0", ink.paper, 3) +
    line("M180 128V70q0-16 16-16t16 16v120M226 128V70", ink.steel, 6) +
    disc(70, 60, 34, ink.rose) +
    disc(70, 60, 16, ink.coral) +
    line("M70 26v18M70 76v18M36 60h18M86 60h18", ink.white, 7),
];

const panel = (x: number, y: number, width: number, height: number, lean: number) => {
  const at = (part: number) => x + lean * (1 - part);
  const columns = row(3, (n) => `M${at(0) + (width / 4) * (n + 1)} ${y}l${-lean} ${height}`);
  const rows = row(2, (n) => `M${at((n + 1) / 3)} ${y + (height / 3) * (n + 1)}h${width}`);
  return (
    shape(`M${x + lean} ${y}h${width}l${-lean} ${height}h${-width}z`, ink.night) +
    line(columns + rows, ink.sea, 1.5)
  );
};

/** Solar energy: panels on a roof, the inverter with its batteries, panels over parking spaces. */
export const solar = [
  box(0, 0, 400, 300, ink.sky) +
    disc(330, 56, 34, ink.sun) +
    line(
      row(
        8,
        (n) =>
          `M${330 + Math.cos(n * 0.785) * 44} ${56 + Math.sin(n * 0.785) * 44}l${Math.cos(n * 0.785) * 14} ${Math.sin(n * 0.785) * 14}`,
      ),
      ink.ambar,
      4,
    ) +
    shape("M0 170q80-60 160-20t240-30v100H0z", ink.leaf) +
    shape("M60 230l60-110h240l30 110z", ink.rose) +
    row(3, (n) => panel(106 + n * 78, 132, 68, 40, 14)) +
    row(3, (n) => panel(88 + n * 82, 180, 72, 40, 16)) +
    box(76, 230, 300, 70, ink.white) +
    box(120, 248, 44, 52, ink.deep) +
    box(210, 248, 60, 34, ink.sea) +
    palm(30, 300, 150),
  box(0, 0, 400, 300, ink.coral) +
    box(0, 236, 400, 64, ink.joint) +
    box(60, 60, 90, 120, ink.white, 8) +
    box(74, 76, 62, 34, ink.night, 4) +
    line("M82 100l12-14 12 10 20-18", ink.sun, 3) +
    disc(105, 140, 12, ink.leaf) +
    line("M105 180v40h60M105 60V20", ink.grey, 5) +
    row(
      2,
      (n) =>
        box(190 + n * 86, 120, 74, 116, ink.steel, 6) +
        box(200 + n * 86, 132, 54, 12, ink.night, 3) +
        row(4, (k) => box(202 + n * 86 + k * 13, 160, 9, 30, k < 3 ? ink.leaf : ink.paper, 2)),
    ) +
    line("M165 220h26M264 200h12", ink.red, 5) +
    box(200, 40, 130, 50, ink.white, 4) +
    row(5, (n) => box(210 + n * 24, 50, 16, 30, ink.grey, 2) + box(214 + n * 24, 54, 8, 12, ink.dark)),
  box(0, 0, 400, 300, ink.dawn) +
    disc(90, 90, 40, ink.sun) +
    shape("M0 150q100-50 220-20t180-10v60H0z", ink.leaf) +
    box(0, 176, 400, 124, ink.joint) +
    line("M70 110v160M330 110v160", ink.grey, 9) +
    row(4, (n) => panel(34 + n * 82, 70, 78, 46, 14)) +
    box(30, 114, 340, 7, ink.grey) +
    shape("M100 250v-30q4-12 22-14l22-26q6-8 18-8h46q12 0 20 8l22 26q24 2 26 16v28z", ink.sea) +
    shape("M154 204l16-20q3-4 9-4h20v24zM206 180h20q6 0 10 5l15 19h-45z", ink.foam) +
    disc(140, 252, 18, ink.dark) +
    disc(140, 252, 8, ink.steel) +
    disc(238, 252, 18, ink.dark) +
    disc(238, 252, 8, ink.steel),
];

const plate = (x: number, y: number, r: number, food: string) =>
  disc(x, y, r, ink.white) + disc(x, y, r * 0.78, ink.paper) + food;

/** Catering: a laid table from above, small bites on a tray, a buffet under a roof of lights. */
export const catering = [
  box(0, 0, 400, 300, ink.oak) +
    line(
      row(6, (n) => `M0 ${n * 52 + 20}h400`),
      ink.bark,
      2,
    ) +
    shape("M150 0h100v300H150z", ink.pale) +
    line("M160 0v300M240 0v300", ink.sea, 3) +
    plate(
      70,
      80,
      54,
      disc(56, 70, 18, ink.ambar) + disc(84, 84, 16, ink.leaf) + oval(64, 100, 20, 9, ink.red),
    ) +
    plate(
      336,
      84,
      54,
      row(6, (n) => oval(316 + (n % 3) * 20, 72 + Math.floor(n / 3) * 24, 10, 7, ink.honey)),
    ) +
    plate(
      76,
      226,
      54,
      oval(70, 222, 28, 18, ink.sun) + disc(96, 240, 12, ink.red) + disc(56, 244, 9, ink.green),
    ) +
    plate(330, 226, 54, disc(330, 226, 26, ink.rose) + disc(330, 226, 14, ink.red)) +
    disc(200, 70, 30, ink.ambar) +
    disc(200, 70, 22, ink.sun) +
    crown(200, 160, 22, ink.green, ink.red) +
    disc(200, 244, 28, ink.deep) +
    disc(200, 244, 20, ink.abyss),
  box(0, 0, 400, 300, ink.foam) +
    oval(200, 170, 190, 110, ink.pale) +
    oval(200, 162, 176, 100, ink.white) +
    row(18, (n) => {
      const x = 92 + (n % 6) * 43 + (Math.floor(n / 6) % 2) * 12;
      const y = 112 + Math.floor(n / 6) * 46;
      const kind = [ink.honey, ink.wood, ink.ambar][n % 3] ?? ink.honey;
      return oval(x, y + 6, 17, 8, ink.shade) + oval(x, y, 17, 13, kind) + disc(x - 4, y - 4, 3, ink.dawn);
    }) +
    crown(352, 120, 14, ink.leaf) +
    disc(200, 160, 30, ink.red) +
    disc(200, 158, 24, "#98230f") +
    line("M190 152q10-6 20 0", ink.rose, 3),
  box(0, 0, 400, 300, ink.night) +
    line("M0 40q100 50 200 0t200 0M0 80q100 40 200 0t200 0", ink.steel, 1.5) +
    row(12, (n) => disc(18 + n * 33, 52 + Math.sin(n * 1.4) * 12, 5, ink.sun)) +
    row(10, (n) => disc(26 + n * 39, 92 + Math.cos(n * 1.5) * 8, 4, ink.ambar)) +
    box(30, 190, 340, 90, ink.white) +
    line(
      row(16, (n) => `M${40 + n * 21} 196q6 40 0 84`),
      ink.steel,
      1.5,
    ) +
    row(
      3,
      (n) =>
        shape(`M${56 + n * 104} 186v-14q42-50 84 0v14z`, ink.steel) +
        disc(98 + n * 104, 144, 5, ink.grey) +
        box(52 + n * 104, 184, 92, 8, ink.grey, 3),
    ) +
    crown(30, 176, 18, ink.green, ink.rose) +
    crown(370, 176, 18, ink.green, ink.rose) +
    box(0, 280, 400, 20, ink.timber),
];

const seat = (x: number, y: number) =>
  box(x, y - 26, 16, 22, ink.white, 3) +
  box(x - 2, y - 6, 20, 6, ink.white, 2) +
  line(`M${x} ${y}v12M${x + 16} ${y}v12`, ink.joint, 3);
const shore = (horizon: number) =>
  box(0, 0, 400, horizon, ink.sky) +
  box(0, horizon, 400, 50, ink.sea) +
  line(`M0 ${horizon + 18}q50-8 100 0t100 0 100 0 100 0`, ink.pale, 3) +
  shape(`M0 ${horizon + 44}q100-18 200 0t200-4v260H0z`, ink.dawn);

/** Weddings on the beach: the arch, the table in the evening, the cake. */
export const wedding = [
  shore(120) +
    disc(320, 56, 26, ink.sun) +
    palm(34, 210, 160) +
    shape("M176 300l10-120h28l10 120z", ink.white) +
    line("M146 220V90M254 220V90M146 92q54-44 108 0", ink.oak, 6) +
    crown(150, 88, 16, ink.leaf, ink.rose) +
    crown(250, 88, 16, ink.leaf, ink.rose) +
    crown(200, 68, 20, ink.leaf, ink.red) +
    shape("M150 96q-14 60 0 124h-10V96z", ink.white) +
    shape("M250 96q14 60 0 124h10V96z", ink.white) +
    row(3, (n) => seat(80 + n * 26, 234 + n * 4) + seat(252 + n * 26, 242 - n * 4)) +
    row(3, (n) => seat(50 + n * 32, 276) + seat(258 + n * 32, 276)),
  box(0, 0, 400, 160, "#1d3d49") +
    disc(320, 50, 22, "#f5e3b3") +
    box(0, 150, 400, 40, ink.abyss) +
    line("M270 166h90M286 178h60", ink.sun, 2) +
    box(0, 186, 400, 114, "#c9b48f") +
    line("M40 200V40M360 200V40M40 44q160 70 320 0", ink.oak, 4) +
    row(9, (n) => disc(60 + n * 35, 52 + (1 - ((n - 4) / 4) ** 2) * 28, 6, ink.sun)) +
    shape("M60 214h280l16 66H44z", ink.white) +
    row(5, (n) => oval(92 + n * 54, 228, 18, 5, ink.steel)) +
    row(
      3,
      (n) => box(116 + n * 80, 196, 8, 26, ink.paper) + shape(`M${116 + n * 80} 196q4-12 8 0z`, ink.ambar),
    ) +
    crown(160, 206, 12, ink.leaf, ink.rose) +
    crown(240, 206, 12, ink.leaf, ink.rose),
  shore(110) +
    disc(76, 50, 24, ink.sun) +
    palm(366, 240, 170) +
    box(100, 236, 200, 64, ink.white) +
    line(
      row(9, (n) => `M${112 + n * 22} 240q6 30 0 60`),
      ink.shade,
      2,
    ) +
    box(136, 186, 128, 50, ink.paper, 6) +
    box(156, 142, 88, 46, ink.white, 6) +
    box(174, 104, 52, 40, ink.paper, 6) +
    line("M136 198q16 12 32 0t32 0 32 0 32 0M156 152q11 10 22 0t22 0 22 0 22 0", ink.rose, 3) +
    crown(200, 98, 12, ink.leaf, ink.red) +
    crown(146, 232, 11, ink.leaf, ink.rose) +
    crown(256, 186, 10, ink.leaf, ink.red) +
    disc(120, 226, 10, ink.ambar) +
    disc(282, 228, 8, ink.rose),
];
