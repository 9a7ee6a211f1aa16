/** Whether the browser sends Global Privacy Control, an opt-out by law: https://www.w3.org/TR/gpc/ */
export function hasOptOutSignal(): boolean {
  const {globalPrivacyControl} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return globalPrivacyControl === true;
}
