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
        url: z.string().describe("The picture's address."),
        alt: text('What it shows.'),
      }),
    ])
    .optional()
    .describe(meaning)

/** `fields` is handed in, because a block may hold blocks. */
export const blockSchema = (fields: z.ZodType) =>
  z.strictObject({
    slug: slug.describe('The name of the block: `blockType` of its rows.'),
    fields: fields.describe('The fields of the block.'),
    labels,
    interfaceName,
    dbName: databaseName("The name of the rows' table."),
    custom: open('Data of your own, for the server only.'),
    admin: z
      .strictObject({
        components: z
          .strictObject({
            Block: optionalComponent('Shows the whole block.'),
            Label: optionalComponent("Shows the block's title."),
          })
          .optional()
          .describe("Components of yours in place of the block's parts."),
        custom: open('Data of your own, for server and browser.'),
        disableBlockName: flag("Hides the block's name."),
        group: words.optional().describe('The heading that it is offered under.'),
        images: z
          .strictObject({
            icon: image('Shown in the menus of the rich text editor.'),
            thumbnail: image('Shown where a block is chosen.'),
          })
          .optional()
          .describe('Pictures of the block.'),
        jsx: optionalComponent('The module with its form in Markdown.'),
      } satisfies KeysOf<NonNullable<Block['admin']>>)
      .optional()
      .describe('How the block looks and behaves in the admin.'),
    jsx: anything('How the block is written in Markdown.'),
    graphQL: z
      .strictObject({ singularName: text("The type's name in GraphQL.") })
      .optional()
      .describe('The older form of `interfaceName`.'),
    imageAltText: text('The older form of `admin.images`.'),
    imageURL: text('The older form of `admin.images`.'),
    _sanitized: flag('Set by Payload; never by hand.'),
  } satisfies KeysOf<Block>)
