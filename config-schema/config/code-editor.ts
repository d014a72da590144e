import { z } from 'zod'
import { formed } from './values.ts'

/** Plain http only on this machine itself, where nobody is in between. */
const cdn = formed(
  /^(https:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d{1,5})?(\/[\w.~@+-]+)*\/?$/i,
  'https://cdn.example.com/code-editor',
)

/** `admin.codeEditor`: the editor of code fields. */
export const codeEditor = z
  .strictObject({
    cdn: cdn
      .optional()
      .describe(
        'The URL of a folder with a copy of the editor’s file, such as a CDN; by default, the server’s own.',
      ),
  })
  .optional()
  .describe('The editor for code fields.')
