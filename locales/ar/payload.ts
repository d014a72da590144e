export { ar as payload } from '@payloadcms/translations/languages/ar'
