import type { CollectionAdminOptions, GlobalAdminOptions } from 'payload'
import { z } from 'zod'
import { components, optionalComponent, views } from './component.ts'
import type { KeysOf } from './keys-of.ts'
import { livePreview } from './live-preview.ts'
import { anyFunction, flag, label, open, optionalFunction, texts, words } from './values.ts'

/** What collections and globals share. */
const entityAdminKeys = {
  custom: open('Custom data, for the server and the browser.'),
  description: label.optional().describe('The text under the heading.'),
  group: z
    .union([z.literal(false), words])
    .optional()
    .describe('The group in the navigation; `false` hides it.'),
  hidden: z
    .union([z.boolean(), anyFunction])
    .optional()
    .describe('Hides it from the admin panel, or from these users.'),
  hideAPIURL: flag("Hides the document's API URL."),
  livePreview: livePreview.optional().describe('Live preview of the page being edited.'),
  meta: open("The page's title and other metadata."),
  preview: optionalFunction("Returns the URL of the document's page on the site."),
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
        editMenuItems: components("More items in the document's menu."),
        Upload: optionalComponent('The upload component.'),
      })
      .optional()
      .describe('Components of the form.'),
    listMenuItems: components("More items in the list's menu."),
    views,
  } satisfies KeysOf<NonNullable<CollectionAdminOptions['components']>>)
  .default({})
  .describe('Custom components.')

const pagination = z
  .strictObject({
    defaultLimit: z.int().min(1).default(10).describe('Documents per page.'),
    limits: z.array(z.int().min(1)).default([5, 10, 25, 50, 100]).describe('The available sizes.'),
  })
  .prefault({})
  .describe("The list's pagination.")

export const collectionAdmin = z
  .strictObject({
    ...entityAdminKeys,
    custom: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('Custom data, for the server and the browser.'),
    components: collectionComponents,
    useAsTitle: z.string().default('id').describe("The field used as the document's title."),
    defaultColumns: texts("The list's default columns."),
    listSearchableFields: texts("The fields that the list's search box searches."),
    pagination,
    groupBy: flag('Lets people group the list by a field.'),
    baseFilter: optionalFunction('A query that filters every list.'),
    baseListFilter: optionalFunction('The older name of `baseFilter`.'),
    enableRichTextLink: z.boolean().default(true).describe('Rich text can link to the documents.'),
    enableRichTextRelationship: z
      .boolean()
      .default(true)
      .describe('Rich text can embed the documents.'),
    enableListViewSelectAPI: flag('Lists load only their visible columns.'),
    disableCopyToLocale: flag('Turns off copying values to another locale.'),
    formatDocURL: optionalFunction("Changes the URL of a list's links."),
  } satisfies KeysOf<CollectionAdminOptions>)
  .prefault({})
  .describe('Options of the collection in the admin panel.')

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
          .describe('Components of the form.'),
        views,
      })
      .optional()
      .describe('Custom components.'),
  } satisfies KeysOf<GlobalAdminOptions>)
  .optional()
  .describe('Options of the global in the admin panel.')
