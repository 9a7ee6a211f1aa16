import {IDF_SMOOTHING} from '../weights';

/** Inverse document frequency: how much it says that something is in so many of all pages or sections. */
export const inverseDocumentFrequency = (documents: number, all: number): number =>
  Math.log(1 + all / (documents + IDF_SMOOTHING));
