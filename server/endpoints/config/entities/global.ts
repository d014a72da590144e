import type { SanitizedGlobalConfig, SanitizedGlobalPermission } from 'payload'
import { toWords } from 'payload'
import type { ClientGlobal } from '#contracts/admin-config'
import type { FindComponent } from '../../../components/find-component.ts'
import type { ProjectEntityFields } from '../fields/project-fields.ts'
import type { ReadText } from '../texts.ts'
import { entityOf, writtenFields } from './entity.ts'

/** A global as the browser gets it. */
export const projectGlobal = (
  global: SanitizedGlobalConfig,
  permission: Partial<SanitizedGlobalPermission>,
  readText: ReadText,
  project: ProjectEntityFields,
  components: FindComponent,
): ClientGlobal => ({
  ...entityOf(global, permission, readText, components),
  label: readText(global.label, 'label', toWords(global.slug)) ?? global.slug,
  access: { read: Boolean(permission.read), update: Boolean(permission.update) },
  fields: project(writtenFields(global.fields), permission.fields, readText),
})
