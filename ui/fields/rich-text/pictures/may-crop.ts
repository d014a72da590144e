import type { ClientUpload } from '#contracts/files'
import type { FileSummary } from '../../../client/summaries.ts'

/** A drawing of lines has no pixels to crop, and one that moves would stop. */
export const mayCrop = (
  { crop, focalPoint }: ClientUpload,
  { type, width }: FileSummary,
): boolean =>
  (crop === true || focalPoint === true) &&
  width !== null &&
  /^image\/(avif|jpeg|png|tiff|webp)$/.test(type ?? '')
