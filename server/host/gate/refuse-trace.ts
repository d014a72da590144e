import { Problem } from '#problems'
import { problemResponse } from '../../kit/problem-response.ts'
import type { Rule } from '../handler.ts'

/** The one method that Node takes and no `Request` has: whoever reads such a request would fail. */
export const refuseTrace: Rule = (next) => (request) =>
  request.method === 'TRACE' ? problemResponse(new Problem('request.invalid')) : next(request)
