// Shader stages and target profiles: what `-T cs_6_6` and `[shader("compute")]` name.

export type Stage =
  | 'pixel'
  | 'vertex'
  | 'geometry'
  | 'hull'
  | 'domain'
  | 'compute'
  | 'library'
  | 'raygeneration'
  | 'intersection'
  | 'anyhit'
  | 'closesthit'
  | 'miss'
  | 'callable'
  | 'mesh'
  | 'amplification'
  | 'node'

export interface StageRow {
  readonly stage: Stage
  /** Letters of the profile, if the stage can be a target: `cs` in `cs_6_6`. */
  readonly prefix?: string
  /** Whether `[shader("...")]` may name it. */
  readonly attribute: boolean
  /** Number of the shader kind in DXIL. */
  readonly kind: number
  /** Minor version of the first shader model 6.x that has the stage. */
  readonly shaderModel: number
}

export const stages: Readonly<Record<Stage, StageRow>> = {
  pixel: { stage: 'pixel', prefix: 'ps', attribute: true, kind: 0, shaderModel: 0 },
  vertex: { stage: 'vertex', prefix: 'vs', attribute: true, kind: 1, shaderModel: 0 },
  geometry: { stage: 'geometry', prefix: 'gs', attribute: true, kind: 2, shaderModel: 0 },
  hull: { stage: 'hull', prefix: 'hs', attribute: true, kind: 3, shaderModel: 0 },
  domain: { stage: 'domain', prefix: 'ds', attribute: true, kind: 4, shaderModel: 0 },
  compute: { stage: 'compute', prefix: 'cs', attribute: true, kind: 5, shaderModel: 0 },
  library: { stage: 'library', prefix: 'lib', attribute: false, kind: 6, shaderModel: 1 },
  raygeneration: { stage: 'raygeneration', attribute: true, kind: 7, shaderModel: 3 },
  intersection: { stage: 'intersection', attribute: true, kind: 8, shaderModel: 3 },
  anyhit: { stage: 'anyhit', attribute: true, kind: 9, shaderModel: 3 },
  closesthit: { stage: 'closesthit', attribute: true, kind: 10, shaderModel: 3 },
  miss: { stage: 'miss', attribute: true, kind: 11, shaderModel: 3 },
  callable: { stage: 'callable', attribute: true, kind: 12, shaderModel: 3 },
  mesh: { stage: 'mesh', prefix: 'ms', attribute: true, kind: 13, shaderModel: 5 },
  amplification: { stage: 'amplification', prefix: 'as', attribute: true, kind: 14, shaderModel: 5 },
  node: { stage: 'node', attribute: true, kind: 15, shaderModel: 8 },
}

export const stageList = Object.keys(stages) as readonly Stage[]

/** What `[shader("name")]` may say, in DXC's order. */
export const stageAttributes: readonly string[] = [
  ...['compute', 'vertex', 'pixel', 'hull', 'domain', 'geometry'],
  ...['raygeneration', 'intersection', 'anyhit', 'closesthit', 'miss', 'callable'],
  ...['mesh', 'amplification', 'node'],
]

/** Stages whose entry points run in groups of threads. */
export const groupStages: readonly Stage[] = ['compute', 'mesh', 'amplification', 'node']

export function hasGroups(stage: string): boolean {
  return groupStages.some((each) => each === stage)
}

export const rayTracingStages: readonly Stage[] = [
  'raygeneration',
  'intersection',
  'anyhit',
  'closesthit',
  'miss',
  'callable',
]

/** Newest shader model 6.x we know. */
export const latestShaderModel = 10

/** Minor version that stands for `x` in `lib_6_x`: every feature, linked later. */
export const offlineShaderModel = 15

export interface Profile {
  readonly stage: Stage
  readonly major: number
  readonly minor: number
  /** As the user wrote it. */
  readonly text: string
}

const profileText = /^([a-z]+)_(\d)_(\d+|x)$/

const stageOfPrefix = new Map(
  stageList.flatMap((stage) => (stages[stage].prefix ? [[stages[stage].prefix, stage]] : [])),
)

/** Reads a target profile; undefined when it names no stage or model that exists. Models before 6.0 count as 6.0. */
export function parseProfile(text: string): Profile | undefined {
  const match = profileText.exec(text)
  const stage = match ? stageOfPrefix.get(match[1]!) : undefined
  if (!match || !stage) return undefined
  const major = Number(match[2])
  if (match[3] === 'x')
    return stage === 'library' && major === 6 ? { stage, major, minor: offlineShaderModel, text } : undefined
  const minor = Number(match[3])
  if (major === 4 || major === 5) {
    const old = minor <= 1 && stages[stage].shaderModel === 0
    return old ? { stage, major: 6, minor: 0, text } : undefined
  }
  if (major !== 6 || minor > latestShaderModel || minor < stages[stage].shaderModel) return undefined
  return { stage, major, minor, text }
}

/** Targets that are no shaders: root signatures by themselves. */
export const rootSignatureProfiles = ['rootsig_1_0', 'rootsig_1_1', 'rootsig_1_2'] as const

/** Every profile that `-T` accepts, for help and completion. */
export function listProfiles(): string[] {
  const profiles: string[] = []
  for (const stage of stageList) {
    const { prefix, shaderModel } = stages[stage]
    if (!prefix) continue
    for (let minor = shaderModel; minor <= latestShaderModel; minor++) profiles.push(`${prefix}_6_${minor}`)
    if (stage === 'library') profiles.push('lib_6_x')
  }
  return profiles
}

/** The stage `[shader("name")]` asks for. `pixel` and friends only; the profile letters are not accepted. Slang says `fragment` too. */
export function stageOfAttribute(written: string, isSlang = false): Stage | undefined {
  const name = isSlang && written === 'fragment' ? 'pixel' : written
  return Object.hasOwn(stages, name) && stages[name as Stage].attribute ? (name as Stage) : undefined
}
