import { pathBelow } from '#contracts/fields'
import type { Level, Member } from '../../kit/payload-fields/field-tree.ts'
import { levelsBelow, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { Publication } from './publication.ts'

/** A field with its value, and where it is. */
export interface Place {
  member: Member
  value: unknown
  path: string
}

/** Every field of a document with its value, in rows and nodes too. */
export const placesIn = ({ data, entity, req }: Publication): Place[] =>
  placesAt({ fields: entity.fields, values: data, path: '' }, req.payload.blocks)

const placesAt = (level: Level, named: Publication['req']['payload']['blocks']): Place[] =>
  membersOf(level.fields).flatMap((member) => [
    { member, value: level.values[member.name], path: pathBelow(level.path, member.name) },
    ...levelsBelow(member.part, level, named).flatMap((below) => placesAt(below, named)),
  ])
