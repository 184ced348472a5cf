// The version of the package; a test keeps it equal to package.json's.

/** The version of this package. */
export const version = '0.1.0'
