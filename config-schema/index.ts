export { nearest } from './config/mistakes/nearest.ts'
export type * from './contracts/account.ts'
export { apiKeyPath, currentPasswordField, sessionsPath } from './contracts/account.ts'
export type * from './contracts/admin-config.ts'
export {
  adminConfigPath,
  setupTokenHeader,
  strangerHeader,
  userHeader,
  userHeaderValue,
} from './contracts/admin-config.ts'
export type * from './contracts/bulk.ts'
export { bulkPath, isOfTrash, likedInBulk, mostInBulk } from './contracts/bulk.ts'
export { changedPlaces, changedVersion } from './contracts/changed-places.ts'
export type * from './contracts/changes.ts'
export { changesPath, mostChanged, mostPlaces } from './contracts/changes.ts'
export { localeIn, localePreferenceKey } from './contracts/content-locale.ts'
export { decoded } from './contracts/decoded.ts'
export {
  accessPathOf,
  editing,
  isInTrash,
  localeOf,
  pathOf,
  trashOf,
} from './contracts/document-address.ts'
export type { DocumentStatus, StatusFacts } from './contracts/document-status.ts'
export {
  documentStatus,
  documentStatuses,
  isDocumentStatus,
  statusFilterField,
} from './contracts/document-status.ts'
export type * from './contracts/documents.ts'
export { exportHeader, idempotencyHeader } from './contracts/documents.ts'
export type * from './contracts/events.ts'
export { eventsPath } from './contracts/events.ts'
export type * from './contracts/fields/client-field.ts'
export type { Asks, ValueField } from './contracts/fields/field.ts'
export type * from './contracts/fields/field-kinds.ts'
export {
  factsOf,
  fieldKinds,
  hasNodes,
  hasRows,
  hasShape,
  holdsMany,
  isContent,
  isValued,
  isWritten,
} from './contracts/fields/field-kinds.ts'
export type * from './contracts/fields/field-tree.ts'
export {
  changedRows,
  changedValues,
  childrenOf,
  childrenOfNode,
  childrenOfRow,
  fieldsOfRow,
  levelsBelow,
  memberNamed,
  membersOf,
  partsOf,
  pathBelow,
} from './contracts/fields/field-tree.ts'
export type * from './contracts/fields/reference-fields.ts'
export type * from './contracts/fields/value-fields.ts'
export type * from './contracts/files.ts'
export { originalFilePath } from './contracts/files.ts'
export type { AnsweredQuestion, Question } from './contracts/first-questions.ts'
export {
  accessQuestion,
  dashboardPreferenceKey,
  dataQuestion,
  firstQuestions,
  listPreferenceKey,
  preferenceQuestion,
  publicQuestion,
  savedAs,
} from './contracts/first-questions.ts'
export type * from './contracts/folders.ts'
export { idsBelow } from './contracts/folders.ts'
export type * from './contracts/form-state.ts'
export { formStatePath } from './contracts/form-state.ts'
export type * from './contracts/groups.ts'
export { groupsOnPage, groupsPath, mostGroups } from './contracts/groups.ts'
export { answersTo } from './contracts/host-names.ts'
export type * from './contracts/import.ts'
export { importPath, mostInImport } from './contracts/import.ts'
export { isRecord } from './contracts/is-record.ts'
export { type Language, spokenLanguages } from './contracts/languages.ts'
export type * from './contracts/locks.ts'
export { lockPath, locksPath } from './contracts/locks.ts'
export { hasOwnId, isReservedId } from './contracts/own-ids.ts'
export type { PageFacts, ScriptsAhead, ThemeChoice } from './contracts/page.ts'
export {
  chosenTheme,
  pageAnswersId,
  pageConfigId,
  pageFactsName,
  panelPath,
  scriptsAheadFile,
  setupTokenParameter,
  themeCookies,
} from './contracts/page.ts'
export type * from './contracts/preflight.ts'
export { preflightChecks, preflightPath } from './contracts/preflight.ts'
export type * from './contracts/preview.ts'
export {
  draftHeader,
  draftParameter,
  previewLinksPath,
  previewPagePath,
  previewPath,
} from './contracts/preview.ts'
export type * from './contracts/reindex.ts'
export { linesType, reindexPath } from './contracts/reindex.ts'
export type { StaleAnswer } from './contracts/revisions.ts'
export { baseHeader, neverSaved } from './contracts/revisions.ts'
export { hasContent, hasSafeScheme } from './contracts/rich-text/content.ts'
export type * from './contracts/rich-text/features.ts'
export {
  defaultRichTextFeatures,
  headingTags,
  richTextFeatureNames,
} from './contracts/rich-text/features.ts'
export { noFeatures, plainFeatures } from './contracts/rich-text/plain-features.ts'
export type * from './contracts/rich-text/rich-nodes.ts'
export {
  changedNodes,
  deepestNode,
  fieldHolders,
  nodeId,
  nodesIn,
  placedNodes,
  rootOf,
} from './contracts/rich-text/rich-nodes.ts'
export type * from './contracts/schedule.ts'
export { schedulePath } from './contracts/schedule.ts'
export { type ScreenName, screenAt, showsRecords } from './contracts/screens.ts'
export type * from './contracts/seo.ts'
export { descriptionRange, generatePath, judgeLength, titleRange } from './contracts/seo.ts'
export type * from './contracts/site-components.ts'
export { sharedModulesFile, siteFilesPath, slotNames } from './contracts/site-components.ts'
export { siteFilterField } from './contracts/site-filter.ts'
export type * from './contracts/site-rules.ts'
export type * from './contracts/uploads.ts'
export {
  duplicateFilesPath,
  fileUsesPath,
  keepAddressParameter,
  uploadCodes,
  uploadFromUrlPath,
  uploadRangeHeader,
  uploadsPath,
} from './contracts/uploads.ts'
export type * from './contracts/versions.ts'
export { authorsPath } from './contracts/versions.ts'
export { exitCodeOf } from './problems/exit-code.ts'
export { localProblems } from './problems/local-problems.ts'
export {
  type FieldProblem,
  isProblem,
  isUnreachable,
  Problem,
  type ProblemData,
  toProblem,
  toProblemData,
} from './problems/problem.ts'
export { type ProblemCode, type ProblemKind, problems, statusOf } from './problems/problems.ts'
