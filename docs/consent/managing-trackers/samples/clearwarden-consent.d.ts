// Types of the Clearwarden loader, window.Clearwarden.

export type Category = 'essential' | 'functional' | 'analytics' | 'advertising' | (string & {});

/** One entry per category: true means granted. */
export type ConsentState = Record<Category, boolean>;

export type ConsentMethod =
  'none' | 'accept_all' | 'reject_all' | 'save_choices' | 'dismiss' | 'gpc' | 'api' | 'unified_choice';

export interface ConsentRecord {
  /** Empty until the first decision or honored signal. */
  visitorId: string;
  /** SHA-256 key of a known person; null for an unknown visitor. */
  userKey: string | null;
  categories: ConsentState;
  model: 'opt_in' | 'opt_out' | 'notice_only' | 'off';
  method: ConsentMethod;
  policyId: string;
  policyVersion: number;
  region: string;
  gpc: boolean;
  language: string;
  /** Time of the decision, or of the honored signal; null before the first one. */
  decidedAt: string | null;
  expiresAt: string | null;
}

export type ConsentEvent =
  | 'ready'
  | 'banner:shown'
  | 'banner:closed'
  | 'preferences:opened'
  | 'preferences:closed'
  | 'consent:changed'
  | 'consent:saved'
  | 'signal:detected'
  | 'tracker:blocked'
  | 'tracker:released'
  | 'language:changed'
  | 'error';

/** Detail of consent:changed. */
export interface ConsentChangedDetail {
  previous: ConsentState;
  current: ConsentState;
  granted: Category[];
  revoked: Category[];
  method: ConsentMethod;
  record: ConsentRecord;
}

/** Detail of tracker:blocked and tracker:released. */
export interface TrackerDetail {
  trackerId: string;
  url: string;
  kind: string;
  category: Category;
}

/** Detail of signal:detected. */
export interface SignalDetail {
  signal: 'gpc';
  honored: boolean;
}

export interface ClearwardenConsent {
  readonly version: string;
  readonly siteKey: string;
  readonly ready: Promise<ConsentRecord>;

  getRecord(): ConsentRecord;
  getState(): ConsentState;
  isGranted(category: Category): boolean;
  whenGranted(category: Category): Promise<void>;

  update(changes: Partial<ConsentState>): Promise<ConsentRecord>;
  acceptAll(): Promise<ConsentRecord>;
  rejectAll(): Promise<ConsentRecord>;

  openBanner(): void;
  openPreferences(): void;
  close(): void;
  reset(): Promise<void>;

  identify(
    userKey: string,
    options?: {hashed?: boolean; merge?: 'latest' | 'strictest'},
  ): Promise<ConsentRecord>;
  forget(): void;

  setLanguage(tag: string): Promise<void>;

  on(event: ConsentEvent, listener: (detail: unknown) => void): () => void;
  once(event: ConsentEvent, listener: (detail: unknown) => void): void;
  off(event: ConsentEvent, listener: (detail: unknown) => void): void;
}

/** For the browser console. Do not build on what these functions return. */
export interface ClearwardenDebug {
  on(level?: unknown): unknown;
  off(): unknown;
  state(): unknown;
  trackers(filter?: unknown): unknown;
  blocked(): unknown;
  cookies(): unknown;
  explain(urlOrName: string): unknown;
  simulate(options: {region?: string; gpc?: boolean; language?: string}): unknown;
  events(n?: number): unknown;
  policy(): unknown;
  clear(): unknown;
  report(): unknown;
}

declare global {
  interface Window {
    Clearwarden: {consent: ClearwardenConsent; debug: ClearwardenDebug};
    clearwardenQueue?: Array<(consent: ClearwardenConsent) => void>;
    /** The data layer of a tag manager, if the site has one. */
    dataLayer?: unknown[];
  }
}
