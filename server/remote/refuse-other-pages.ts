import { Problem } from '#problems'
import type { Rule } from '../host/handler.ts'
import { problemResponse } from '../kit/problem-response.ts'

const ownNames = ['localhost', '127.0.0.1', '[::1]']

/**
 * The remote server takes every request that is passed on for one of its own pages. So only pages of
 * this server may send any, under names that no other site can point here.
 */
export const refuseOtherPages: Rule = (next) => (request) => {
  const { hostname, origin } = new URL(request.url)
  const from = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  const isOwn =
    ownNames.includes(hostname) &&
    (from === null || from === origin) &&
    (site === 'same-origin' || site === 'none')
  return isOwn ? next(request) : problemResponse(new Problem('access.refused'))
}
