// All kinds of random shaders of the longer run.
import { type Kind, libraries, kinds as runnable } from '../../test/interpret/kinds.ts'

export const kinds: readonly Kind[] = [...runnable, libraries]
