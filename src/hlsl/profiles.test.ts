import { describe, expect, it } from 'vitest'
import { listProfiles, offlineShaderModel, parseProfile, stageOfAttribute } from './profiles.ts'

describe('profiles', () => {
  it('name a stage and a model', () => {
    expect(parseProfile('cs_6_6')).toEqual({ stage: 'compute', major: 6, minor: 6, text: 'cs_6_6' })
    expect(parseProfile('ps_6_10')).toMatchObject({ stage: 'pixel', minor: 10 })
    expect(parseProfile('lib_6_x')).toMatchObject({ stage: 'library', minor: offlineShaderModel })
  })

  it('count older models as 6.0', () => {
    expect(parseProfile('vs_5_1')).toEqual({ stage: 'vertex', major: 6, minor: 0, text: 'vs_5_1' })
    expect(parseProfile('ms_5_1')).toBeUndefined()
  })

  it.each(['cs', 'cs_6', 'cs_7_0', 'cs_6_11', 'cs_6_x', 'ms_6_4', 'lib_6_0', 'xx_6_0', 'CS_6_0', 'cs_6_0 '])(
    'reject %s',
    (text) => {
      expect(parseProfile(text)).toBeUndefined()
    },
  )

  it('are all listed', () => {
    for (const text of listProfiles()) expect(parseProfile(text)?.text).toBe(text)
    expect(listProfiles()).toContain('as_6_5')
  })

  it('are not what the shader attribute takes', () => {
    expect(stageOfAttribute('compute')).toBe('compute')
    expect(stageOfAttribute('library')).toBeUndefined()
    expect(stageOfAttribute('cs')).toBeUndefined()
    expect(stageOfAttribute('constructor')).toBeUndefined()
  })
})
