/** No banner: the site has one version, which is the current one. */
export default function DocVersionBanner(): undefined {
  return undefined;
}
