/** Nothing above the head of a page: its contents follow it (`shell/browser/PageContents`). */
export default function DocItemTOCMobile(): undefined {
  return undefined;
}
