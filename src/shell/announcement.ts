/**
 * The bar above the navbar. Readers who dismiss it do not see it again until `id` changes, so give
 * every new message a new id.
 */
export const announcement = {
  id: 'api-v1-sunset-2027-03-31',
  content: 'API v1.0 ends on March 31, 2027. <a href="/api/v2#move-from-v10-to-v20">Move to v2.0</a>.',
  isCloseable: true,
};
