export { problemsOf as componentProblemsOf } from './components/problems-of.ts'
export { loadDriver } from './database/database.ts'
export type { Answers, Question } from './database/record/changes.ts'
export { apiDescription } from './describe/api-description.ts'
export { buildProject, type ProjectBuild } from './describe/build-project.ts'
export { configOfUser } from './describe/config-of-user.ts'
export { documentSchema, schemaOf } from './describe/document-schema.ts'
export type { DocumentTypes } from './describe/document-types.ts'
export { documentTypes } from './describe/document-types.ts'
export { projectConfig } from './describe/project-config.ts'
export { type ProjectDifference, projectDifferences } from './describe/project-differences.ts'
export type { ShownConfig } from './describe/shown-config.ts'
export { shownConfig } from './describe/shown-config.ts'
export type { ShownEntity } from './describe/shown-entity.ts'
export type { ShownField } from './describe/shown-fields.ts'
export type { ChangedUser, UserName } from './features/accounts/by-hand/change-users.ts'
export {
  checkNewUser,
  createUser,
  existing as findExistingUser,
  setPassword,
  unlockUser,
} from './features/accounts/by-hand/change-users.ts'
export { requireCurrentPassword } from './features/accounts/must-know-password.ts'
export type { FirstUserGuard } from './features/first-user/first-user-guard.ts'
export type { GenerateArgs, SeoFunctions, SeoOptions } from './features/seo/seo.ts'
export { seo } from './features/seo/seo.ts'
export { verifySmtp } from './payload/email/smtp-email.ts'
export { richText } from './payload/rich-text/adapter.ts'
export type { RichTextOptions } from './payload/rich-text/options.ts'
export { type StateroomOptions, stateroom } from './plugin/stateroom.ts'
export { databaseFile } from './site/database-file.ts'
export {
  defaultLimits,
  type Limits,
  type RunningServer,
  type ServerOptions,
} from './site/options.ts'
export type { SiteOptions } from './site/with-site.ts'
export { withProjectSite, withStartedSite, withUnchangedSite } from './site/with-site.ts'
export { buildSiteComponents } from './start/build-site-components.ts'
export type { HandlerOptions, RequestHandler } from './start/create-handler.ts'
export { createHandler } from './start/create-handler.ts'
export { openToEveryUser } from './start/open-config.ts'
export type { RemoteOptions, RunningPanel } from './start/serve-remote.ts'
export { serveRemote } from './start/serve-remote.ts'
export { startServer } from './start/start-server.ts'
export { backUpSite } from './upkeep/backup.ts'
export { lookAtSite, type SiteLook } from './upkeep/look-at-site.ts'
export type { MigrationOptions } from './upkeep/migrate.ts'
export { listMigrations, runMigrations, writeMigrations } from './upkeep/migrate.ts'
export { type Restored, restoreSite } from './upkeep/restore.ts'
export { undoUnfinishedRestore } from './upkeep/restore-journal.ts'
