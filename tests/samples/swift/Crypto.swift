// In the place of the package swift-crypto, whose parts the samples use: keys, and HMAC with SHA-256.
import Foundation

public struct SymmetricKey: Sendable {
    let bytes: [UInt8]

    public init(data: Data) {
        bytes = [UInt8](data)
    }
}

public enum SHA256 {
    private static let constants: [UInt32] = primes(64).map { (prime: Int) -> UInt32 in
        fraction(cbrt(Double(prime)))
    }
    private static let start: [UInt32] = primes(8).map { (prime: Int) -> UInt32 in
        fraction(Double(prime).squareRoot())
    }

    /// The first bits behind the point.
    private static func fraction(_ value: Double) -> UInt32 {
        UInt32((value - value.rounded(.down)) * 0x1p32)
    }

    private static func primes(_ count: Int) -> [Int] {
        var found: [Int] = []
        var next = 2
        while found.count < count {
            if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
            next += 1
        }
        return found
    }

    private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) }
    }

    static func hash(_ message: [UInt8]) -> [UInt8] {
        var padded = message + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        padded += bigEndian(UInt64(message.count) * 8)

        func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { (word >> bits) | (word << (32 - bits)) }
        var state: [UInt32] = start
        for block in stride(from: 0, to: padded.count, by: 64) {
            var words: [UInt32] = []
            for index in stride(from: block, to: block + 64, by: 4) {
                var word: UInt32 = 0
                for offset in 0..<4 { word = word << 8 | UInt32(padded[index + offset]) }
                words.append(word)
            }
            for index in 16..<64 {
                let before: UInt32 = words[index - 15]
                let after: UInt32 = words[index - 2]
                let first: UInt32 = turned(before, 7) ^ turned(before, 18) ^ (before >> 3)
                let second: UInt32 = turned(after, 17) ^ turned(after, 19) ^ (after >> 10)
                let sum: UInt32 = words[index - 16] &+ first
                words.append(sum &+ words[index - 7] &+ second)
            }
            var now: [UInt32] = state
            for index in 0..<64 {
                let low: UInt32 = now[0]
                let high: UInt32 = now[4]
                let highSum: UInt32 = turned(high, 6) ^ turned(high, 11) ^ turned(high, 25)
                let choice: UInt32 = (high & now[5]) ^ (~high & now[6])
                var one: UInt32 = now[7] &+ highSum
                one = one &+ choice
                one = one &+ constants[index]
                one = one &+ words[index]
                let lowSum: UInt32 = turned(low, 2) ^ turned(low, 13) ^ turned(low, 22)
                var majority: UInt32 = (low & now[1]) ^ (low & now[2])
                majority ^= now[1] & now[2]
                now.removeLast()
                now.insert(one &+ lowSum &+ majority, at: 0)
                now[4] = now[4] &+ one
            }
            for index in 0..<8 { state[index] = state[index] &+ now[index] }
        }
        var digest: [UInt8] = []
        for word in state { digest += bigEndian(word) }
        return digest
    }
}

public enum HMAC<Hash> {
    public static func authenticationCode(for data: Data, using key: SymmetricKey) -> [UInt8] {
        let short = key.bytes.count > 64 ? SHA256.hash(key.bytes) : key.bytes
        let padded = short + [UInt8](repeating: 0, count: 64 - short.count)
        let mask: [UInt8] = padded.map { (byte: UInt8) -> UInt8 in byte ^ 0x36 }
        let inner: [UInt8] = SHA256.hash(mask + [UInt8](data))
        let outer: [UInt8] = padded.map { (byte: UInt8) -> UInt8 in byte ^ 0x5c }
        return SHA256.hash(outer + inner)
    }

    public static func isValidAuthenticationCode(
        _ code: Data, authenticating data: Data, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: data, using: key) == [UInt8](code)
    }
}
