import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ClientField } from '#contracts/fields'
import type { PictureReference, textPictureMachine } from '#machines/text-picture'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { dotFile, pastePictures } from '../kit/paste-picture.ts'
import { reopenWithoutFiles } from '../kit/without-files.ts'
import type { Words } from '../kit/words.ts'
import { refuse } from './kit/answers.ts'
import { changeConfig } from './kit/change-config.ts'
import { makePage } from './kit/made-page.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
  held: HeldRequests
}

const name = 'hammer.png'

/** A picture pasted into the article of a page; its collection asks for nothing but the file. */
export const page: PageModel<typeof textPictureMachine, World, PanelStage> = {
  async open({ page, panel }, { isLost }) {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((collection) =>
        collection.slug === 'media'
          ? { ...collection, fields: collection.fields.map(unrequired) }
          : collection,
      ),
    }))
    const held = await holdRequests(
      page,
      /\/api\/media\?/,
      (request) => request.method() === 'POST',
    )
    const id = await makePage(page, panel)
    await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
    const world = { page, words: panel.words, held }
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await article(world).scrollIntoViewIfNeeded()
    await article(world).click()
    await pastePictures(article(world), name)
    await held.expectAsked()
    if (isLost) {
      page.on('dialog', (dialog) => dialog.accept())
      await reopenWithoutFiles(page)
      await article(world).scrollIntoViewIfNeeded()
    }
    return world
  },
  states: {
    arriving: unseen('it is left at once'),
    checking: unseen('the browser looks by itself, and at once'),
    uploading: (world) => says(world, world.words('richText.picture.uploading')),
    incomplete: (world) => says(world, world.words('richText.picture.incomplete')),
    failed: async (world, { context: { problem } }) => {
      const { code, fields } = problem!
      await says(world, fields?.[0]?.message ?? world.words(`problem.${code}`))
    },
    lost: (world) => says(world, world.words('richText.picture.lost')),
    placed: async (world) => {
      await expect(place(world)).toHaveCount(0)
      await expect(article(world).getByRole('figure')).toBeVisible()
    },
    removed: async (world) => {
      await expect(place(world)).toHaveCount(0)
      await expect(article(world).getByRole('figure')).toHaveCount(0)
    },
  },
  events: {
    'user.retry': (world) => press(world, world.words('app.tryAgain')),
    'user.remove': (world) => press(world, world.words('field.remove')),
    'user.describe': unseen('the form that it opens is over the text: see rich-text-pictures.spec'),
    'user.choose': (world) =>
      place(world).locator('input[type="file"]').setInputFiles(dotFile(name)),
    'document.created': unseen('its form is filled in by rich-text-pictures.spec'),
  },
  work: {
    check: { asked: async () => {}, done: async () => {}, failed: async () => {} },
    upload: {
      asked: ({ held }) => held.expectAsked(),
      done: async ({ held }, { id }: PictureReference) =>
        (await held.next()).fulfill({ status: 201, json: { doc: { id } } }),
      failed: async ({ held }, error) => {
        const route = await held.next()
        const { code, fields = [] } = error as Problem
        if (code === 'server.unreachable') await route.abort()
        else if (fields.length > 0) await refuse(route, code, [{ data: { errors: fields } }])
        else await refuse(route, code)
      },
    },
  },
  beyond: (step) => {
    if (step.cause === 'done' && step.example === 'lacks details') {
      return 'its collection asks for nothing'
    }
    return step.cause === 'failed' && step.work === 'check' ? 'it asks nobody' : undefined
  },
}

const unrequired = (field: ClientField): ClientField =>
  'required' in field ? { ...field, required: false } : field

const article = ({ page }: Pick<World, 'page'>) => page.locator('#field-article[role="textbox"]')
const place = (world: World) => article(world).getByRole('region', { name, exact: true })
const says = (world: World, words: string) =>
  expect(place(world).getByRole('status')).toContainText(words)
const press = (world: World, label: string) =>
  place(world).getByRole('button', { name: label }).click()
