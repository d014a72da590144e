/**
 * Whether this may be somebody's cookie who did not ask: whoever comes from another site left it
 * behind. Their page brings nothing; the panel, once it is here, asks for itself.
 */
export function isFromElsewhere({ headers }: { headers: Headers }): boolean {
  const cameFrom = headers.get('sec-fetch-site')
  return cameFrom !== 'none' && cameFrom !== 'same-origin'
}
