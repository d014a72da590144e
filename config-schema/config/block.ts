import type { Block } from 'payload'
import { z } from 'zod'
import { optionalComponent } from './component.ts'
import { interfaceName } from './fields/keys.ts'
import { labels } from './fields/rows.ts'
import type { KeysOf } from './keys-of.ts'
import { anything, databaseName, flag, open, slug, text, words } from './values.ts'

const image = (meaning: string) =>
  z
    .union([
      z.string(),
      z.strictObject({
        url: z.string().describe("The image's URL."),
        alt: text("The image's alternative text."),
      }),
    ])
    .optional()
    .describe(meaning)

/** `fields` is handed in, because a block may hold blocks. */
export const blockSchema = (fields: z.ZodType) =>
  z.strictObject({
    slug: slug.describe("The block's slug, stored as `blockType`."),
    fields: fields.describe('The fields of the block.'),
    labels,
    interfaceName,
    dbName: databaseName("The name of the rows' table."),
    custom: open('Custom data, server only.'),
    admin: z
      .strictObject({
        components: z
          .strictObject({
            Block: optionalComponent('Shows the whole block.'),
            Label: optionalComponent("Shows the block's title."),
          })
          .optional()
          .describe('Custom components for parts of the block.'),
        custom: open('Custom data, for the server and the browser.'),
        disableBlockName: flag("Hides the block's name."),
        group: words.optional().describe('The group that the block is listed in.'),
        images: z
          .strictObject({
            icon: image('Shown in the menus of the rich text editor.'),
            thumbnail: image('Shown in the block picker.'),
          })
          .optional()
          .describe('Images of the block.'),
        jsx: optionalComponent('The module with its Markdown format.'),
      } satisfies KeysOf<NonNullable<Block['admin']>>)
      .optional()
      .describe('Options of the block in the admin panel.'),
    jsx: anything("The block's Markdown format."),
    graphQL: z
      .strictObject({ singularName: text("The type's name in GraphQL.") })
      .optional()
      .describe('The older form of `interfaceName`.'),
    imageAltText: text('The older form of `admin.images`.'),
    imageURL: text('The older form of `admin.images`.'),
    _sanitized: flag("Set by Payload. Don't set it yourself."),
  } satisfies KeysOf<Block>)
