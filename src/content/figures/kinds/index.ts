import type {Kind} from '../kind';
import {rail} from './rail';
import {screen} from './screen';
import {sequence} from './sequence';

/** All kinds of figures, by the name that a source has in `kind`. */
export const KINDS = {rail, screen, sequence} as const satisfies Readonly<Record<string, unknown>>;

export type KindName = keyof typeof KINDS;

/** The source of a kind has been checked against its fields before. */
export const kindOf = (kind: KindName): Kind<unknown> => KINDS[kind] as Kind<unknown>;
