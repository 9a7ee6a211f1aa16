/** A name of the contract, and the page that tells of it. */
export interface Identifier {
  readonly name: string;
  /** Address of the page: of an operation, of an event, the introduction, or a guide. */
  readonly page: string;
  /** The place on the page, empty for its head. Without one, and without what follows, it is where the page tells of it. */
  readonly anchor?: string;
  /** The path to a field: `subject.email`. Its place ends in the same names. */
  readonly field?: string;
  /** What the page's list of operations calls it: the row leads to the place. */
  readonly listedAs?: string;
  /** Whether only a place counts that defines it. What a page has most often may be a word of the language. */
  readonly isDefined?: boolean;
}
