/** Of the browsers that have it. */
interface UserAgentData {
  readonly userAgentData?: {readonly platform?: string};
}

/** Whether the keyboard has a Command key. */
export function isMac(): boolean {
  const {userAgentData, userAgent}: Navigator & UserAgentData = navigator;
  return /mac/i.test(userAgentData?.platform ?? userAgent);
}

/** Whether a key asks for the search: Control and K, on a Mac Command and K. */
export function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  const onMac = isMac();
  return (key === 'k' || key === 'K') && ctrlKey === !onMac && metaKey === onMac && !altKey && !shiftKey;
}
