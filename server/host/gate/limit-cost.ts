import { parse } from 'qs-esm'
import type { ServerRequest } from 'srvx'
import { Problem } from '#problems'
import { isCostlyJson, isCostlyQuery } from '../../kit/cost.ts'
import { problemResponse } from '../../kit/problem-response.ts'
import type { Rule } from '../handler.ts'
import { sameRequest } from '../same-request.ts'
import { isForm } from './content-type.ts'

/** As many parts of a query does Payload read; of one that has more it would leave out the rest. */
const mostParameters = 1000

/**
 * Refuses what would take too long to answer, before anything is done for it: one process answers
 * everybody. Forms with files are looked at by the `cost` feature, when Payload has read them.
 */
export const limitCost: Rule = (next) => async (request) => {
  const url = new URL(request.url)
  if (url.searchParams.size > mostParameters || isCostly(url)) return refused()
  if (!isJson(request)) return next(request)

  // Passed on as it came: a site's endpoints take bytes that are no text.
  const body = new Uint8Array(await request.arrayBuffer())
  if (isCostlyJson(new TextDecoder().decode(body))) return refused()
  return next(sameRequest(request, { body }))
}

/** Read as Payload reads it, with what may also be one text of JSON. */
function isCostly({ search, searchParams }: URL): boolean {
  if (search.length < 2) return false
  const query = parse(search, {
    allowEmptyArrays: true,
    arrayLimit: 1000,
    depth: 10,
    ignoreQueryPrefix: true,
  })
  const { where, data, ...rest } = query as Record<string, unknown>
  if (isCostlyQuery({ ...rest, where, data })) return true
  return ['where', 'data', 'joins'].some((name) =>
    searchParams.getAll(name).some((value) => isCostlyJson(value) || isCostlyQuery(jsonIn(value))),
  )
}

function jsonIn(value: string): unknown {
  try {
    return { json: JSON.parse(value) }
  } catch {
    return null
  }
}

const isJson = (request: ServerRequest): boolean =>
  request.method !== 'GET' &&
  request.method !== 'HEAD' &&
  !isForm(request) &&
  Number(request.headers.get('content-length')) > 0

const refused = (): Response => problemResponse(new Problem('request.tooCostly'))
