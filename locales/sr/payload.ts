export { rs as payload } from '@payloadcms/translations/languages/rs'
