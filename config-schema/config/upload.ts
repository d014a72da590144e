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
    pathname: text('The path; `*` and `**` stand for anything.'),
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
  .describe('Turns the picture into another format.')

const trimOptions = anything('Cuts away borders of one colour.')

const resizeKeys = {
  width: z.number().optional().describe('Pixels from side to side.'),
  height: z.number().optional().describe('Pixels from top to bottom.'),
  fit: z
    .enum(['cover', 'contain', 'fill', 'inside', 'outside'])
    .optional()
    .describe('How the picture is made to fit.'),
  position: z
    .union([z.string(), z.number()])
    .optional()
    .describe('Which part is kept when it is cropped.'),
  background: anything('The colour of what stays empty.'),
  kernel: text('The way pixels are computed.'),
  withoutEnlargement: flag('A smaller picture keeps its size.'),
  withoutReduction: flag('A larger picture keeps its size.'),
  fastShrinkOnLoad: flag('Faster, and a little less exact.'),
}

const imageSize = z
  .strictObject({
    name: formed(/\S/, 'thumbnail').describe('The key in `sizes`.'),
    ...resizeKeys,
    crop: text('The older form of `position`.'),
    formatOptions,
    trimOptions,
    generateImageName: optionalFunction("Makes the file's name."),
    admin: z
      .strictObject({
        disableGroupBy: flag('Not offered for grouping a list.'),
        disableListColumn: flag("Not offered as a list's column."),
        disableListFilter: flag("Not offered as a list's filter."),
      })
      .optional()
      .describe('How it appears in lists.'),
  } satisfies KeysOf<ImageSize>)
  .meta({ id: 'ImageSize', description: 'A size that every picture is made in.' })

const uploadOptions = z
  .strictObject({
    staticDir: text("The folder of the files; the collection's slug without."),
    mimeTypes: texts("The kinds of files that are taken, e.g. 'image/*'."),
    imageSizes: z.array(imageSize).optional().describe('The sizes that every picture is made in.'),
    adminThumbnail: z
      .union([z.string(), anyFunction])
      .optional()
      .describe('The size shown in lists, or a function that names an address.'),
    crop: flag('Pictures can be cropped.'),
    focalPoint: flag('Pictures have a point that every crop keeps.'),
    resizeOptions: z.strictObject(resizeKeys).optional().describe('Resizes the original.'),
    formatOptions,
    trimOptions,
    constructorOptions: anything("Options of the image library's constructor."),
    withMetadata: z
      .union([z.boolean(), anyFunction])
      .optional()
      .describe('Keeps what the camera wrote.'),
    displayPreview: flag('Fields that point here show a preview.'),
    bulkUpload: flag('Many files can be uploaded at once.'),
    filesRequiredOnCreate: flag('A document without a file is refused.'),
    hideFileInputOnCreate: flag('No file can be chosen for a new document.'),
    hideRemoveFile: flag('The file cannot be taken away.'),
    allowRestrictedFileTypes: flag('Takes even files that can be dangerous.'),
    pasteURL: z
      .union([
        z.literal(false),
        z.strictObject({ allowList: allowList.describe('The addresses that may be fetched.') }),
      ])
      .optional()
      .describe('Files can be fetched from an address.'),
    skipSafeFetch: z
      .union([z.boolean(), allowList])
      .optional()
      .describe('Addresses that are fetched without the usual care.'),
    externalFileHeaderFilter: optionalFunction('Chooses the headers of such a request.'),
    handlers: functions('Answer a request for a file before the built-in way does.'),
    modifyResponseHeaders: optionalFunction("Changes the headers of a file's answer."),
    filenameCompoundIndex: texts("The fields that a file's name is unique with."),
    cacheTags: flag('Adds a tag to addresses, so that an old picture is not shown.'),
    disableLocalStorage: flag('Files are not kept on this disk.'),
    adapter: text("The storage adapter's name."),
    admin: z
      .strictObject({
        components: z
          .strictObject({ controls: components('More controls at the file.') })
          .optional()
          .describe('Components of yours.'),
      })
      .optional()
      .describe('How the upload looks in the admin.'),
    requiresClientUploadReceipt: flag('Set by storage adapters.'),
  } satisfies KeysOf<UploadConfig>)
  .meta({ id: 'Upload', description: 'How files of a collection are taken and kept.' })

export const upload = z
  .union([z.boolean(), uploadOptions])
  .default(false)
  .describe('The documents are files.')
