import type { ImageSize, UploadConfig } from 'payload'
import { z } from 'zod'
import { components } from './component.ts'
import type { KeysOf } from './keys-of.ts'
import {
  anyFunction,
  anything,
  flag,
  formed,
  functions,
  optionalFunction,
  text,
  texts,
} from './values.ts'

const allowList = z.array(
  z.strictObject({
    hostname: z.string().describe('The host.'),
    pathname: text('The path; `*` and `**` match anything.'),
    port: text('The port.'),
    protocol: z.enum(['http', 'https']).optional().describe('The protocol.'),
    search: text('The query.'),
  }),
)

const formatOptions = z
  .strictObject({
    format: anything("The format, e.g. 'webp'.").nonoptional(),
    options: anything("The format's options."),
  })
  .optional()
  .describe('Converts the image to another format.')

const trimOptions = anything('Trims borders of a single color.')

const resizeKeys = {
  width: z.number().optional().describe('The width in pixels.'),
  height: z.number().optional().describe('The height in pixels.'),
  fit: z
    .enum(['cover', 'contain', 'fill', 'inside', 'outside'])
    .optional()
    .describe('How the image is resized.'),
  position: z.union([z.string(), z.number()]).optional().describe('The part that a crop keeps.'),
  background: anything('The background color.'),
  kernel: text('The resampling kernel.'),
  withoutEnlargement: flag("Doesn't enlarge smaller images."),
  withoutReduction: flag("Doesn't reduce larger images."),
  fastShrinkOnLoad: flag('Faster, with slightly lower quality.'),
}

const imageSize = z
  .strictObject({
    name: formed(/\S/, 'thumbnail').describe('The key in `sizes`.'),
    ...resizeKeys,
    crop: text('The older form of `position`.'),
    formatOptions,
    trimOptions,
    generateImageName: optionalFunction("Returns the file's name."),
    admin: z
      .strictObject({
        disableGroupBy: flag('Excludes the field from grouping.'),
        disableListColumn: flag('Excludes the field from list columns.'),
        disableListFilter: flag('Excludes the field from list filters.'),
      })
      .optional()
      .describe('Options in lists.'),
  } satisfies KeysOf<ImageSize>)
  .meta({ id: 'ImageSize', description: 'A size that every picture is made in.' })

const uploadOptions = z
  .strictObject({
    staticDir: text("The folder for files; by default, the collection's slug."),
    mimeTypes: texts("The allowed file types, e.g. 'image/*'."),
    imageSizes: z.array(imageSize).optional().describe('The sizes generated for every image.'),
    adminThumbnail: z
      .union([z.string(), anyFunction])
      .optional()
      .describe('The size shown in lists, or a function that returns a URL.'),
    crop: flag('Lets people crop images.'),
    focalPoint: flag('Lets people set a focal point that every crop keeps.'),
    resizeOptions: z.strictObject(resizeKeys).optional().describe('Resizes the original.'),
    formatOptions,
    trimOptions,
    constructorOptions: anything("Options of the image library's constructor."),
    withMetadata: z
      .union([z.boolean(), anyFunction])
      .optional()
      .describe("Keeps the image's metadata."),
    displayPreview: flag('Shows a preview in fields that refer to this collection.'),
    bulkUpload: flag('Lets people upload several files at once.'),
    filesRequiredOnCreate: flag('Requires a file.'),
    hideFileInputOnCreate: flag('Hides the file input in a new document.'),
    hideRemoveFile: flag('Hides the button that removes the file.'),
    allowRestrictedFileTypes: flag('Allows restricted file types.'),
    pasteURL: z
      .union([
        z.literal(false),
        z.strictObject({ allowList: allowList.describe('The allowed URLs.') }),
      ])
      .optional()
      .describe('Lets people upload a file from a URL.'),
    skipSafeFetch: z
      .union([z.boolean(), allowList])
      .optional()
      .describe('URLs that skip the protection against internal requests.'),
    externalFileHeaderFilter: optionalFunction('Returns the headers of the request.'),
    handlers: functions('Handlers that run before the built-in file handler.'),
    modifyResponseHeaders: optionalFunction("Changes the headers of a file's response."),
    filenameCompoundIndex: texts('The fields that make a file name unique.'),
    cacheTags: flag('Adds a cache tag to URLs.'),
    disableLocalStorage: flag("Doesn't store files on the local disk."),
    adapter: text("The storage adapter's name."),
    admin: z
      .strictObject({
        components: z
          .strictObject({ controls: components('More controls for the file.') })
          .optional()
          .describe('Custom components.'),
      })
      .optional()
      .describe('Options of the upload in the admin panel.'),
    requiresClientUploadReceipt: flag('Set by storage adapters.'),
  } satisfies KeysOf<UploadConfig>)
  .meta({ id: 'Upload', description: 'How files of a collection are taken and kept.' })

export const upload = z
  .union([z.boolean(), uploadOptions])
  .default(false)
  .describe('Makes the documents files.')
