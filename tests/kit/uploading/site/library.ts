import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'

/** Pictures that look different; the others have their bytes under a name of their own. */
const different = 200
/** Rows in one statement. */
const chunk = 500

const minute = 60_000
const firstDay = Date.UTC(2020, 0, 1)

interface Database {
  drizzle: { insert(table: unknown): { values(rows: readonly object[]): Promise<unknown> } }
  tables: Record<string, unknown>
}

/** Writes files and rows as Payload would have written them: made by Payload itself they'd take an hour. */
export async function seedLibrary(payload: Payload, count: number): Promise<string> {
  const folder = payload.collections.pictures!.config.upload.staticDir!
  mkdirSync(folder, { recursive: true })
  const sizes: { original: number; thumbnail: number }[] = []
  for (let index = 0; index < Math.min(different, count); index += 1) {
    const [original, thumbnail] = [await picture(index, 720, 480), await picture(index, 240, 160)]
    writeFileSync(join(folder, nameOf(index)), original)
    writeFileSync(join(folder, thumbnailOf(index)), thumbnail)
    sizes.push({ original: original.length, thumbnail: thumbnail.length })
  }
  for (let index = different; index < count; index += 1) {
    linkSync(join(folder, nameOf(index % different)), join(folder, nameOf(index)))
    linkSync(join(folder, thumbnailOf(index % different)), join(folder, thumbnailOf(index)))
  }
  const { drizzle, tables } = payload.db as unknown as Database
  for (let first = 0; first < count; first += chunk) {
    const rows = Array.from({ length: Math.min(chunk, count - first) }, (_, at) => first + at)
    await drizzle
      .insert(tables.pictures)
      .values(rows.map((index) => row(index, sizes[index % different]!)))
  }
  return `${count} pictures.`
}

const nameOf = (index: number) => `picture-${String(index).padStart(5, '0')}.jpg`
const thumbnailOf = (index: number) => `picture-${String(index).padStart(5, '0')}-240x160.jpg`

function row(index: number, bytes: { original: number; thumbnail: number }): object {
  const at = new Date(firstDay + index * minute).toISOString()
  const mimeType = 'image/jpeg'
  return {
    alt: `Picture ${index}`,
    ...{ filename: nameOf(index), mimeType, filesize: bytes.original, width: 720, height: 480 },
    ...{ focalX: 50, focalY: 50, updatedAt: at, createdAt: at },
    sizes_thumbnail_filename: thumbnailOf(index),
    sizes_thumbnail_filesize: bytes.thumbnail,
    sizes_thumbnail_mimeType: mimeType,
    sizes_thumbnail_width: 240,
    sizes_thumbnail_height: 160,
    sizes_thumbnail_url: `/api/pictures/file/${thumbnailOf(index)}`,
  }
}

/** Bands of colours, as heavy as a photo of this size. */
function picture(index: number, width: number, height: number): Promise<Buffer> {
  const hue = (index * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="${width}" height="${height}">
    <filter id="n"><feTurbulence baseFrequency=".08" numOctaves="4" seed="${index}"/></filter>
    <rect width="240" height="160" fill="hsl(${hue} 60% 55%)"/>
    <circle cx="${40 + ((index * 13) % 160)}" cy="80" r="50" fill="hsl(${(hue + 120) % 360} 60% 45%)"/>
    <rect width="240" height="160" filter="url(#n)" opacity=".4"/></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: 'white' }).jpeg({ quality: 78 }).toBuffer()
}
