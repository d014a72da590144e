import { isRecord } from '#contracts/is-record'
import type { Asked } from './asked-from-outside.ts'
import { isReference } from './asked-from-outside.ts'
import { mostReferences } from './caps.ts'
import { TooCostly } from './too-costly.ts'

export interface AskedReferences extends Asked {
  where?: unknown
}

/** By what loads the references of a request; requests that are made on its behalf share it. */
const spent = new WeakMap<object, number>()

/**
 * Counts the documents that a request brings along, before they are read. Each may name others, so that
 * a list, its joins, their references and the depth multiply.
 */
export function spendReferences(asked: AskedReferences): void {
  if (!isReference(asked)) return
  const loader = asked.req.payloadDataLoader
  const sum = (spent.get(loader) ?? 0) + idsIn(asked.where)
  if (sum > mostReferences) throw new TooCostly()
  spent.set(loader, sum)
}

const idsIn = (where: unknown): number =>
  isRecord(where) && isRecord(where.id) && Array.isArray(where.id.in) ? where.id.in.length : 1
