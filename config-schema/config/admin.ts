import { z } from 'zod'
import { codeEditor } from './code-editor.ts'
import { components, views } from './component.ts'
import { rootLivePreview } from './live-preview.ts'
import { formed } from './values.ts'

/** `admin` of the whole config. */
export const admin = z
  .strictObject({
    user: z
      .string()
      .optional()
      .describe(
        'The slug of the collection whose users sign in here; by default, the first one with `auth`.',
      ),
    theme: z
      .enum(['all', 'light', 'dark'])
      .default('all')
      .describe('`all` lets people choose a theme; otherwise the theme is fixed.'),
    codeEditor,
    components: z
      .strictObject({
        beforeLogin: components('Shown above the sign-in form.'),
        afterLogin: components('Shown below the sign-in form, such as “Sign in with …”.'),
        views,
      })
      .optional()
      .describe('Custom components.'),
    livePreview: rootLivePreview
      .optional()
      .describe('Live preview of several collections and globals.'),
    importMap: z
      .strictObject({
        baseDir: z
          .string()
          .optional()
          .describe(
            "The folder that component paths are relative to; by default, the config's folder.",
          ),
      })
      .optional()
      .describe('The location of custom components.'),
  })
  .prefault({})
  .describe('Options of the admin panel.')

const route = formed(/^\/([\w-]+(\/[\w-]+)*)?$/, '/admin')

/** Where the admin and the API are. */
export const routes = z
  .strictObject({
    admin: route.default('/admin').describe('The path of the admin panel.'),
    api: route.default('/api').describe('The path of the API.'),
  })
  .prefault({})
  .describe('The paths of the admin panel and the API.')
