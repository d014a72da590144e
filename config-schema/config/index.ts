export { type AccountsConfig, accounts as accountsSchema } from './accounts.ts'
export {
  type AssignmentsConfig,
  type AssignmentsInput,
  assignments as assignmentsSchema,
} from './assignments.ts'
export { type AuditConfig, type AuditInput, audit as auditSchema } from './audit.ts'
export type { BucketConfig } from './bucket.ts'
export {
  type CommentsConfig,
  type CommentsInput,
  comments as commentsSchema,
  type MayComment,
} from './comments.ts'
export { defineConfig, type StateroomConfig } from './define-config.ts'
export type { EmailConfig } from './email.ts'
export { checkConfig } from './mistakes/check-config.ts'
export type { ConfigMistake, MistakeKind } from './mistakes/mistake.ts'
export { defaultUsers } from './payload/default-users.ts'
export { isBuilt } from './payload/is-built.ts'
export { isRefused } from './payload/is-refused.ts'
export { type UnusedKey, unusedKeys } from './payload/unused-keys.ts'
export { isWrittenForPayload, payloadMark } from './payload/written-for-payload.ts'
export {
  type OwnCheck,
  type OwnFinding,
  type PreflightConfig,
  type PreflightInput,
  type PreflightRules,
  preflight as preflightSchema,
} from './preflight.ts'
export { type PreviewConfig, type PreviewInput, preview as previewSchema } from './preview.ts'
export {
  type ReviewConfig,
  type ReviewInput,
  type ReviewRule,
  type ReviewRules,
  review as reviewSchema,
} from './review.ts'
export type { BeforeSync, ResolvedSearch, SearchConfig } from './search.ts'
export { search as searchSchema } from './search.ts'
export {
  type TemplatesConfig,
  type TemplatesInput,
  templates as templatesSchema,
} from './templates.ts'
export {
  type TranslationConfig,
  type TranslationInput,
  translation as translationSchema,
} from './translation.ts'
export type { UploadQuotas } from './upload-quotas.ts'
export { type ResolvedConfig, withDefaults } from './with-defaults.ts'
