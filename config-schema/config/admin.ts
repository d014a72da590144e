import { z } from 'zod'
import { codeEditor } from './code-editor.ts'
import { views } from './component.ts'
import { formed } from './values.ts'

/** `admin` of the whole config. */
export const admin = z
  .strictObject({
    user: z
      .string()
      .optional()
      .describe('The slug of the collection whose users sign in here; the first one with `auth`.'),
    theme: z
      .enum(['all', 'light', 'dark'])
      .default('all')
      .describe('`all` lets people choose; otherwise there is only this one.'),
    codeEditor,
    components: z.strictObject({ views }).optional().describe('Components of yours.'),
    importMap: z
      .strictObject({
        baseDir: z
          .string()
          .optional()
          .describe("The folder that components' paths begin at; the config's own without."),
      })
      .optional()
      .describe('Where components are.'),
  })
  .prefault({})
  .describe('The admin as a whole.')

const route = formed(/^\/([\w-]+(\/[\w-]+)*)?$/, '/admin')

/** Where the admin and the API are. */
export const routes = z
  .strictObject({
    admin: route.default('/admin').describe('The address of the admin.'),
    api: route.default('/api').describe('The address of the API.'),
  })
  .prefault({})
  .describe('Where the admin and the API are.')
