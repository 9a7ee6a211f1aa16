import type {Kind} from '../kind';
import {decision} from './decision';
import {map} from './map';
import {matrix} from './matrix';
import {rail} from './rail';
import {redaction} from './redaction';
import {screen} from './screen';
import {sequence} from './sequence';
import {state} from './state';

/** All kinds of figures, by the name that a source has in `kind`. */
export const KINDS = {
  decision,
  map,
  matrix,
  rail,
  redaction,
  screen,
  sequence,
  state,
} as const satisfies Readonly<Record<string, unknown>>;

export type KindName = keyof typeof KINDS;

/** The source of a kind has been checked against its fields before. */
export const kindOf = (kind: KindName): Kind<unknown> => KINDS[kind] as Kind<unknown>;
