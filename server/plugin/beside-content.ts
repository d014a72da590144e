import type { Config } from 'payload'
import type {
  AssignmentsInput,
  CommentsInput,
  TemplatesInput,
  TranslationInput,
} from '#config-schema/config'
import {
  assignmentsSchema,
  commentsSchema,
  templatesSchema,
  translationSchema,
} from '#config-schema/config'
import { assignments } from '../features/assignments/feature.ts'
import { comments } from '../features/comments/feature.ts'
import { templates } from '../features/templates/feature.ts'
import { translation } from '../features/translation/feature.ts'
import type { Feature } from '../kit/feature.ts'

/** What a site has beside its content, each in a collection of its own; nothing without them. */
export interface BesideOptions {
  /** Tasks that people give each other on documents. */
  assignments?: AssignmentsInput | undefined
  /** What people write beside documents. */
  comments?: CommentsInput | undefined
  /** What new documents begin with. */
  templates?: TemplatesInput | undefined
  /** Documents are translated beside their source. */
  translation?: TranslationInput | undefined
}

/** `excluded`: what is no content, such as what the search makes of documents. */
export const besideContent = (
  options: BesideOptions,
  excluded: readonly string[],
  localization: Config['localization'],
): readonly Feature[] => [
  ...(options.assignments
    ? [assignments(assignmentsSchema.parse(options.assignments), excluded)]
    : []),
  ...(options.comments ? [comments(commentsSchema.parse(options.comments), excluded)] : []),
  ...(options.templates ? [templates(templatesSchema.parse(options.templates), excluded)] : []),
  ...(options.translation
    ? [translation(translationSchema.parse(options.translation), excluded, localization)]
    : []),
]
