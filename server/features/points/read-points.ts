import type { FlattenedField, Payload, SelectType } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

interface Asked {
  collection: string
  select?: SelectType
}

/**
 * Payload's SQLite leaves out points that are asked for by name. Where one is, the database is asked for
 * everything; Payload answers with what was asked for.
 */
export function readPoints({ collections, db }: Payload): DatabaseLayer {
  if (db.name !== 'sqlite') return {}
  const asked = <Question extends Asked>(question: Question): Question => {
    const { select, ...others } = question
    const fields = collections[question.collection]?.config.flattenedFields ?? []
    return select && namesPoint(fields, ofVersion(select)) ? (others as Question) : question
  }
  return {
    find: (question, next) => next(asked(question)),
    findOne: (question, next) => next(asked(question)),
    findVersions: (question, next) => next(asked(question)),
    queryDrafts: (question, next) => next(asked(question)),
  }
}

/** Of drafts, what is asked for is in a version. */
const ofVersion = (select: SelectType): SelectType =>
  isRecord(select.version) ? (select.version as SelectType) : select

/** What is left out by name leaves points in. */
const namesPoint = (fields: readonly FlattenedField[], select: SelectType): boolean =>
  fields.some((field) => {
    const chosen = select[field.name]
    if (!chosen) return false
    if (field.type === 'point') return true
    if (!('flattenedFields' in field)) return false
    return isRecord(chosen)
      ? namesPoint(field.flattenedFields, chosen as SelectType)
      : hasPoint(field.flattenedFields)
  })

const hasPoint = (fields: readonly FlattenedField[]): boolean =>
  fields.some(
    (field) =>
      field.type === 'point' || ('flattenedFields' in field && hasPoint(field.flattenedFields)),
  )
