import type { SanitizedGlobalConfig, SanitizedGlobalPermission } from 'payload'
import type { ClientGlobal } from '#config-schema'
import type { FindComponent } from '../../../components/site-components.ts'
import type { ProjectFields } from '../fields/source.ts'
import type { ReadText } from '../texts.ts'
import { entityOf, writtenFields } from './entity.ts'

/** A global as the browser gets it. */
export const projectGlobal = (
  global: SanitizedGlobalConfig,
  permission: Partial<SanitizedGlobalPermission>,
  readText: ReadText,
  project: ProjectFields,
  components: FindComponent,
): ClientGlobal => ({
  ...entityOf(global, permission, readText, components),
  label: readText(global.label) ?? global.slug,
  access: { read: Boolean(permission.read), update: Boolean(permission.update) },
  fields: project(writtenFields(global.fields), permission.fields),
})
