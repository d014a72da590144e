import type { Config } from 'payload'
import { z } from 'zod'
import { codeEditor } from './code-editor.ts'
import { components, views } from './component.ts'
import type { KeysOf } from './keys-of.ts'
import { rootLivePreview } from './live-preview.ts'
import { adminKeys, componentKeys, importMapKeys } from './payload/admin-keys.ts'
import { formed } from './values.ts'

type Admin = NonNullable<Config['admin']>

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
    defaultTheme: z
      .enum(['light', 'dark', 'auto'])
      .optional()
      .describe(
        'The theme of people who have chosen none, where `theme` is `all`; `auto` follows their system. By default, `light`.',
      ),
    styleSheet: z
      .string()
      .optional()
      .describe('The path of a CSS file with your colors, fonts and radius, for every page.'),
    codeEditor,
    developerPanel: z
      .boolean()
      .optional()
      .describe(
        'Shows the state machines of the page to everyone, with what they hear and a report to replay; by default, with `stateroom dev` only.',
      ),
    components: z
      .strictObject({
        beforeLogin: components('Shown above the sign-in form.'),
        afterLogin: components('Shown below the sign-in form, such as “Sign in with …”.'),
        views,
        ...componentKeys,
      } satisfies KeysOf<NonNullable<Admin['components']>>)
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
        ...importMapKeys,
      } satisfies KeysOf<NonNullable<Admin['importMap']>>)
      .optional()
      .describe('The location of custom components.'),
    ...adminKeys,
  } satisfies KeysOf<Admin> & {
    codeEditor: z.ZodType
    defaultTheme: z.ZodType
    developerPanel: z.ZodType
    styleSheet: z.ZodType
  })
  .prefault({})
  .describe('Options of the admin panel.')

const route = formed(/^\/([\w-]+(\/[\w-]+)*)?$/, '/admin')

/** Where the admin and the API are. */
export const routes = z
  .strictObject({
    admin: route.default('/admin').describe('The path of the admin panel.'),
    api: route.default('/api').describe('The path of the API.'),
    graphQL: route
      .default('/graphql')
      .describe('The path of GraphQL, below the API, if it is turned on.'),
    graphQLPlayground: route.optional().describe('No effect.'),
  } satisfies KeysOf<NonNullable<Config['routes']>>)
  .prefault({})
  .describe('The paths of the admin panel and the API.')
