import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../src/images/fetching/public-address.ts'

const table: [string, boolean][] = [
  ['8.8.8.8', true],
  ['151.101.1.140', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.0.0.170', false],
  ['192.0.2.1', false],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::6810:84e5', true],
  ['2a00:1450:4001:800::200e', true],
  ['::', false],
  ['::1', false],
  ['::127.0.0.1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['100::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['3fff::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a9fe:a9fe', false],
  ['0:0:0:0:0:ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['64:ff9b::127.0.0.1', false],
  ['64:ff9b::c0a8:101', false],
  ['64:ff9b::808:808', true],
  ['64:ff9b:1::808:808', false],
  ['localhost', false],
  ['', false],
]

describe('isPublicAddress', () => {
  it.each(table)('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})
