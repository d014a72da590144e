import type { FieldKind, FieldOfKind } from '#contracts/fields'
import { accessTo } from '../permissions.ts'
import { projectRadio, projectSelect } from './choices.ts'
import { projectDate } from './date.ts'
import { projectCollapsible, projectGroup, projectRow, projectTabs, projectUi } from './layout.ts'
import type { AnySource, Common } from './parts.ts'
import { commonOf } from './parts.ts'
import { projectJoin, projectRelationship, projectUpload } from './references.ts'
import { projectRichText } from './rich-text.ts'
import { projectArray, projectBlocks } from './rows.ts'
import {
  projectCode,
  projectEmail,
  projectJson,
  projectNumber,
  projectPassword,
  projectPoint,
  projectText,
  projectTextarea,
} from './simple.ts'
import type { At, Source, SourceKind, ValueAt } from './source.ts'

/** null: there is nothing in it that the user may read. */
type Projectors = {
  readonly [Kind in FieldKind | SourceKind]: (
    field: Source<Kind>,
    at: At,
  ) => FieldOfKind<Kind> | null
}

/** A kind that holds a value: it is told to nobody who may not read it. */
const value =
  <Field extends AnySource & { name: string }, Projected>(
    project: (field: Field, common: Common, at: ValueAt) => Projected | null,
  ) =>
  (field: Field, at: At): Projected | null => {
    const access = accessTo(field.name, at.level)
    if (!access.read) return null
    const common = commonOf(field, field.name, access, at.inside.readText)
    return project(field, common, { ...at, access })
  }

/** What the browser gets of each kind. */
export const projectors: Projectors = {
  text: value(projectText),
  textarea: value(projectTextarea),
  number: value(projectNumber),
  email: value(projectEmail),
  password: value(projectPassword),
  point: value(projectPoint),
  code: value(projectCode),
  json: value(projectJson),
  date: value(projectDate),
  checkbox: value((_, common) => ({ type: 'checkbox', ...common })),
  richText: value(projectRichText),
  select: value(projectSelect),
  radio: value(projectRadio),
  relationship: value(projectRelationship),
  upload: value(projectUpload),
  join: value(projectJoin),
  array: value(projectArray),
  blocks: value(projectBlocks),
  group: projectGroup,
  row: projectRow,
  collapsible: projectCollapsible,
  tabs: projectTabs,
  ui: projectUi,
}
