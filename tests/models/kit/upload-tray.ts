import type { Page } from '@playwright/test'
import type { HeldRequests } from '../../../testing/browser/index.ts'
import { holdRequests } from '../../../testing/browser/index.ts'
import type { Panel } from '../../kit/fixtures.ts'
import type { Words } from '../../kit/words.ts'

export interface UploadWorld {
  page: Page
  words: Words
  /** By the method of the request: the question for a target, and what its address is asked. */
  held: Record<'POST' | 'HEAD' | 'PUT' | 'DELETE', HeldRequests>
}

/** As large as the file of the machine's plan. */
const size = 100

/** A new picture's form, whose uploads hang until a test ends them. */
export async function openUploadForm(page: Page, panel: Panel): Promise<UploadWorld> {
  const hold = (method: string) =>
    holdRequests(page, '**/api/uploadthing**', (request) => request.method() === method)
  const held = {
    POST: await hold('POST'),
    HEAD: await hold('HEAD'),
    PUT: await hold('PUT'),
    DELETE: await hold('DELETE'),
  }
  // Whatever is below the path is a target.
  await page.goto(panel.at('/collections/media/create?locale=en'))
  await page.locator('[data-form-ready="true"]').waitFor()
  return { page, words: panel.words, held }
}

export const choosePicture = ({ page }: UploadWorld, name: string) =>
  page
    .locator('#field-file')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.alloc(size, 1) })

export const tray = ({ page }: UploadWorld) => page.locator('[data-uploads]')

export const line = (world: UploadWorld) => tray(world).getByRole('listitem')

export const press = (world: UploadWorld, name: string) =>
  tray(world).getByRole('button', { name, exact: true }).click()
