import {Joi} from '@docusaurus/utils-validation';
import {boxHeight, drawBox, drawTexts, ELEMENT, lookOf, naturalWidth, textHeight, type Element} from '../box';
import {label, name, repeatedNames, unknownNames, type Kind} from '../kind';
import {drawHeading, PART_GAP} from '../spine';
import {HIGHEST_WIDE, type Sheet} from '../svg';
import {measure, NOTE, TITLE, widest, wrap} from '../text';

interface Actor extends Element {
  readonly id: string;
}

/** From one actor to another, or what one does by itself. */
interface Message extends Element {
  readonly from?: string;
  readonly to?: string;
  readonly at?: string;
  /** It happens at the same time as the one before it. */
  readonly meanwhile: boolean;
  /** A part of the figure begins here. */
  readonly heading?: string;
}

interface Sequence {
  readonly actors: readonly Actor[];
  readonly messages: readonly Message[];
}

const GAP = 16;
/** From one message to the next: less where there are many. */
const MOST_GAP = 20;
const LEAST_GAP = 10;
/** Of the lanes, below the last message. */
const TAIL = 12;
/** More actors than these have no lanes on a phone. */
const MOST_LANES = 2;
const WIDEST_BOX = 200;
const NARROWEST_BOX = 160;

const titleOf = ({actors}: Sequence, id: string | undefined): string =>
  actors.find((actor) => actor.id === id)?.title ?? '';

const boxWidth = (sheet: Sheet, count: number): number =>
  Math.min(WIDEST_BOX, (sheet.width - GAP * (count - 1)) / count);

/** Whether each message of a phone has its title on one line between two lanes. */
function haveLanesRoom(sheet: Sheet, {actors, messages}: Sequence): boolean {
  const room = sheet.width - boxWidth(sheet, actors.length) - 2 * GAP;
  const titles = messages.filter(({at}) => at === undefined).map(({title}) => title);
  return actors.length <= MOST_LANES && widest(titles, TITLE) <= room;
}

/** How wide boxes are, and how far each lane is from the one before: farther where neighbors say more. */
function lanesOf(
  sheet: Sheet,
  {actors, messages}: Sequence,
): readonly [box: number, steps: readonly number[]] {
  const most = boxWidth(sheet, actors.length);
  if (actors.length === 2) return [most, [sheet.width - most]];
  const box = Math.min(most, Math.max(NARROWEST_BOX, ...actors.map(naturalWidth)));
  const least = box + GAP;
  /** What a text has more than the least room has. */
  const excessOf = ({title, note = ''}: Message): number =>
    Math.max(0, measure(title, TITLE) + 2 * GAP - least, measure(note, NOTE) + 2 * GAP - least);
  const excess = actors.slice(1).map((actor, index) => {
    const pair = [actors[index]?.id, actor.id];
    const said = messages.filter(({from, to}) => pair.includes(from) && pair.includes(to));
    return said.reduce((sum, message) => sum + excessOf(message), 1);
  });
  const spare = sheet.width - box - least * excess.length;
  const all = excess.reduce((sum, each) => sum + each, 0);
  return [box, excess.map((each) => least + (spare * each) / all)];
}

function drawLanes(sheet: Sheet, source: Sequence): void {
  const {actors, messages} = source;
  const [box, steps] = lanesOf(sheet, source);
  const laneOf = (id: string | undefined): number => {
    const index = actors.findIndex((actor) => actor.id === id);
    return steps.slice(0, Math.max(0, index)).reduce((sum, step) => sum + step, box / 2);
  };
  const top = Math.max(...actors.map((actor) => boxHeight(actor, box)));

  const own = messages.map((message) => {
    if (message.at !== undefined) return boxHeight(message, box);
    const width = Math.abs(laneOf(message.from) - laneOf(message.to)) - 2 * GAP;
    return textHeight(message, width) + 10;
  });
  // What happens at the same time stands side by side.
  const heights = own.map((height, index) =>
    Math.max(
      height,
      messages[index]?.meanwhile ? (own[index - 1] ?? 0) : 0,
      messages[index + 1]?.meanwhile ? (own[index + 1] ?? 0) : 0,
    ),
  );
  const rows = heights.filter((_, index) => !messages[index]?.meanwhile);
  // What comes before each message: a gap, and the heading of a part.
  const space = messages.map(({heading}, index) => {
    if (heading === undefined) return 0;
    return (index === 0 ? 0 : PART_GAP - LEAST_GAP) + TITLE.leading + 6;
  });
  const fixed = [...rows, ...space].reduce((sum, height) => sum + height, top + TAIL);
  const spare = sheet.form === 'wide' ? (HIGHEST_WIDE - fixed) / rows.length : MOST_GAP;
  const gap = Math.floor(Math.max(LEAST_GAP, Math.min(MOST_GAP, spare)));
  const end = fixed + gap * rows.length;
  actors.forEach((actor) =>
    sheet.line(
      [
        [laneOf(actor.id), top],
        [laneOf(actor.id), end],
      ],
      {stroke: 'hair'},
    ),
  );
  actors.forEach((actor) =>
    drawBox(sheet, actor, {x: laneOf(actor.id) - box / 2, y: 0, width: box, height: top}),
  );

  let y = top;
  messages.forEach((message, index) => {
    const height = heights[index] ?? 0;
    y += message.meanwhile ? -height : gap + (space[index] ?? 0);
    if (message.heading !== undefined) {
      const width = measure(message.heading, TITLE) + 8;
      const lineTop = y - TITLE.leading - 6;
      sheet.rect({x: 0, y: lineTop, width, height: TITLE.leading}, {fill: 'paper'}, 0);
      sheet.text(wrap(message.heading, Infinity, TITLE), [0, lineTop], TITLE);
    }
    if (message.at !== undefined) {
      const extent = {x: laneOf(message.at) - box / 2, y, width: box, height};
      // The lane ends behind the box, also behind one that has no color.
      sheet.rect(extent, {fill: 'paper'});
      drawBox(sheet, message, extent);
      y += height;
      return;
    }
    if (message.accent) sheet.emphases += 1;
    const [from, to] = [laneOf(message.from), laneOf(message.to)];
    const direction = Math.sign(to - from);
    const width = Math.abs(from - to) - 2 * GAP;
    const lines = [
      ...wrap(message.title, width, TITLE),
      ...(message.note ? wrap(message.note, width, NOTE) : []),
    ];
    const widest = Math.ceil(Math.max(...lines.map((line) => line.width)));
    // Text stands on lanes that it crosses.
    sheet.rect(
      {x: (from + to) / 2 - widest / 2 - 4, y, width: widest + 8, height: height - 8},
      {fill: 'paper'},
      0,
    );
    const below = sheet.paragraph(message.title, [(from + to) / 2, y], width, TITLE, {
      color: message.accent ? sheet.area : 'ink',
      align: 'middle',
    });
    if (message.note) {
      sheet.paragraph(message.note, [(from + to) / 2, below], width, NOTE, {color: 'muted', align: 'middle'});
    }
    const line = y + height - 2;
    sheet.line(
      [
        [from + direction * 3, line],
        [to - direction * 3, line],
      ],
      {
        stroke: message.accent ? sheet.area : 'line',
        isDashed: message.optional,
        isArrow: true,
      },
    );
    y += height;
  });
}

/** Without lanes: each message says from whom to whom it goes. */
function drawList(sheet: Sheet, source: Sequence): void {
  const x = 28;
  const width = sheet.width - x;
  let y = 0;
  let lineFrom: number | undefined;
  for (const message of source.messages) {
    if (message.heading !== undefined) {
      y = drawHeading(sheet, message.heading, y === 0 ? 0 : y + PART_GAP - 18);
      lineFrom = undefined;
    }
    const mark = y + NOTE.leading / 2;
    if (lineFrom !== undefined)
      sheet.line(
        [
          [5, lineFrom],
          [5, mark - 9],
        ],
        {stroke: 'hair'},
      );
    lineFrom = mark + 9;
    const look = lookOf(message, sheet);
    sheet.circle([5, mark], 5, message.accent ? {fill: sheet.area} : {fill: 'paper', stroke: 'line'});
    const who =
      message.at === undefined
        ? `${titleOf(source, message.from)} → ${titleOf(source, message.to)}`
        : titleOf(source, message.at);
    const below = sheet.paragraph(who, [x, y], width, NOTE, {color: 'muted'});
    const color = {...look, title: 'ink', note: 'muted'} as const;
    y = drawTexts(sheet, message, [x, below], width, color) + 18;
  }
}

/** Who says what to whom, in order. */
export const sequence: Kind<Sequence> = {
  fields: {
    actors: Joi.array()
      .items(Joi.object({...ELEMENT, id: name.required()}))
      .min(2)
      .max(4)
      .required(),
    messages: Joi.array()
      .items(
        Joi.object({
          ...ELEMENT,
          title: label.required(),
          from: name,
          to: name,
          at: name,
          heading: label,
          meanwhile: Joi.boolean().default(false),
        })
          .xor('from', 'at')
          .and('from', 'to'),
      )
      .min(2)
      .required(),
  },
  flaws: ({actors, messages}) => {
    const ids = actors.map(({id}) => id);
    return [
      ...repeatedNames(ids),
      ...unknownNames(
        messages.flatMap(({from, to, at}) => [from, to, at].flatMap((id) => id ?? [])),
        ids,
      ),
    ];
  },
  draw: (source, sheet) => {
    if (sheet.form === 'narrow' && !haveLanesRoom(sheet, source)) drawList(sheet, source);
    else drawLanes(sheet, source);
  },
};
