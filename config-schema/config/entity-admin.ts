import type { CollectionAdminOptions, GlobalAdminOptions, LivePreviewConfig } from 'payload'
import { z } from 'zod'
import { components, optionalComponent, views } from './component.ts'
import type { KeysOf } from './keys-of.ts'
import { anyFunction, flag, label, open, optionalFunction, texts, words } from './values.ts'

const size = z.union([z.number(), z.string()])

const livePreview = z
  .strictObject({
    url: z
      .union([z.string(), z.null(), anyFunction])
      .optional()
      .describe('The page that shows the document, or a function that names it.'),
    breakpoints: z
      .array(
        z.strictObject({
          name: z.string().describe('A name of its own.'),
          label: z.string().describe('The name that people read.'),
          width: size.describe('Pixels from side to side.'),
          height: size.describe('Pixels from top to bottom.'),
        }),
      )
      .optional()
      .describe('The sizes on offer.'),
    openByDefault: flag('Open from the start.'),
  } satisfies KeysOf<LivePreviewConfig>)
  .meta({ id: 'LivePreview', description: 'The page beside the form.' })

/** What collections and globals share. */
const entityAdminKeys = {
  custom: open('Data of your own, for server and browser.'),
  description: label.optional().describe('The text under the heading.'),
  group: z
    .union([z.literal(false), words])
    .optional()
    .describe('The heading in the navigation; `false` leaves it out.'),
  hidden: z
    .union([z.boolean(), anyFunction])
    .optional()
    .describe('Not in the admin, or not for these users.'),
  hideAPIURL: flag("Hides the document's address in the API."),
  livePreview: livePreview.optional().describe('Shows the page that is being edited.'),
  meta: open("The page's title and other meta data."),
  preview: optionalFunction("Names the document's page on the site."),
}

const buttonKeys = {
  beforeDocumentControls: components('Shown before the buttons.'),
  PreviewButton: optionalComponent('The preview button.'),
  PublishButton: optionalComponent('The publish button.'),
  SaveButton: optionalComponent('The save button.'),
  SaveDraftButton: optionalComponent('The button that saves a draft.'),
  Status: optionalComponent("Shows the document's status."),
  UnpublishButton: optionalComponent('The unpublish button.'),
}

const collectionComponents = z
  .strictObject({
    afterList: components('Shown after the list.'),
    afterListTable: components('Shown after the table.'),
    beforeList: components('Shown before the list.'),
    beforeListTable: components('Shown before the table.'),
    Description: optionalComponent('Shows the description.'),
    edit: z
      .strictObject({
        ...buttonKeys,
        editMenuItems: components("More entries in the document's menu."),
        Upload: optionalComponent('The part with the file.'),
      })
      .optional()
      .describe("The form's parts."),
    listMenuItems: components("More entries in the list's menu."),
    views,
  } satisfies KeysOf<NonNullable<CollectionAdminOptions['components']>>)
  .default({})
  .describe('Components of yours.')

const pagination = z
  .strictObject({
    defaultLimit: z.int().min(1).default(10).describe('Documents per page.'),
    limits: z.array(z.int().min(1)).default([5, 10, 25, 50, 100]).describe('The sizes on offer.'),
  })
  .prefault({})
  .describe("The list's pages.")

export const collectionAdmin = z
  .strictObject({
    ...entityAdminKeys,
    custom: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('Data of your own, for server and browser.'),
    components: collectionComponents,
    useAsTitle: z.string().default('id').describe('The field that stands for the document.'),
    defaultColumns: texts("The list's columns until somebody chooses others."),
    listSearchableFields: texts('The fields that the search box looks at.'),
    pagination,
    groupBy: flag('Lists can be grouped by a field.'),
    baseFilter: optionalFunction('A query that every list is narrowed by.'),
    baseListFilter: optionalFunction('The older name of `baseFilter`.'),
    enableRichTextLink: z.boolean().default(true).describe('Rich text can link to the documents.'),
    enableRichTextRelationship: z
      .boolean()
      .default(true)
      .describe('Rich text can embed the documents.'),
    enableListViewSelectAPI: flag('Lists read only the columns that they show.'),
    disableCopyToLocale: flag('Values cannot be copied to another locale.'),
    formatDocURL: optionalFunction("Changes the address behind a list's links."),
  } satisfies KeysOf<CollectionAdminOptions>)
  .prefault({})
  .describe('How the collection looks and behaves in the admin.')

export const globalAdmin = z
  .strictObject({
    ...entityAdminKeys,
    components: z
      .strictObject({
        elements: z
          .strictObject({
            ...buttonKeys,
            Description: optionalComponent('Shows the description.'),
          })
          .optional()
          .describe("The form's parts."),
        views,
      })
      .optional()
      .describe('Components of yours.'),
  } satisfies KeysOf<GlobalAdminOptions>)
  .optional()
  .describe('How the global looks and behaves in the admin.')
