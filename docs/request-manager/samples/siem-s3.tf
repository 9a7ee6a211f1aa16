terraform {
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 6.0"
    }
  }
}

variable "region" {
  type        = string
  description = "AWS Region of the bucket"
}

variable "bucket" {
  type        = string
  description = "Name of the bucket, unique in all of AWS"
}

variable "tenant" {
  type        = string
  description = "Your tenant, such as harborpine"
}

variable "clearwarden_account" {
  type        = string
  description = "ID of Clearwarden's AWS account, shown in the dialog"
}

variable "external_id" {
  type        = string
  description = "External ID, shown in the dialog"
}

provider "aws" {
  region = var.region
}

resource "aws_s3_bucket" "audit" {
  bucket              = var.bucket
  object_lock_enabled = true
}

resource "aws_s3_bucket_public_access_block" "audit" {
  bucket                  = aws_s3_bucket.audit.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_server_side_encryption_configuration" "audit" {
  bucket = aws_s3_bucket.audit.id

  rule {
    apply_server_side_encryption_by_default {
      sse_algorithm = "AES256"
    }
  }
}

# 25 months: the 24 months that 11 CCR 7101 requires, and one extra.
resource "aws_s3_bucket_object_lock_configuration" "audit" {
  bucket = aws_s3_bucket.audit.id

  rule {
    default_retention {
      mode = "GOVERNANCE"
      days = 761
    }
  }
}

resource "aws_s3_bucket_lifecycle_configuration" "audit" {
  bucket = aws_s3_bucket.audit.id

  rule {
    id     = "expire"
    status = "Enabled"

    filter {
      prefix = "clearwarden/"
    }

    expiration {
      days = 762
    }

    # Object Lock keeps versions, so old versions need their own rule.
    noncurrent_version_expiration {
      noncurrent_days = 1
    }
  }
}

data "aws_iam_policy_document" "trust" {
  statement {
    actions = ["sts:AssumeRole"]

    principals {
      type        = "AWS"
      identifiers = ["arn:aws:iam::${var.clearwarden_account}:root"]
    }

    condition {
      test     = "StringEquals"
      variable = "sts:ExternalId"
      values   = [var.external_id]
    }
  }
}

resource "aws_iam_role" "audit" {
  name               = "clearwarden-siem"
  assume_role_policy = data.aws_iam_policy_document.trust.json
}

data "aws_iam_policy_document" "write" {
  statement {
    actions   = ["s3:PutObject"]
    resources = ["${aws_s3_bucket.audit.arn}/clearwarden/${var.tenant}/*"]
  }
}

resource "aws_iam_role_policy" "write" {
  name   = "write-audit-log"
  role   = aws_iam_role.audit.id
  policy = data.aws_iam_policy_document.write.json
}

data "aws_iam_policy_document" "bucket" {
  statement {
    sid     = "OnlyEncryptedConnections"
    effect  = "Deny"
    actions = ["s3:*"]

    principals {
      type        = "*"
      identifiers = ["*"]
    }

    resources = [aws_s3_bucket.audit.arn, "${aws_s3_bucket.audit.arn}/*"]

    condition {
      test     = "Bool"
      variable = "aws:SecureTransport"
      values   = ["false"]
    }
  }
}

resource "aws_s3_bucket_policy" "audit" {
  bucket     = aws_s3_bucket.audit.id
  policy     = data.aws_iam_policy_document.bucket.json
  depends_on = [aws_s3_bucket_public_access_block.audit]
}

output "role_arn" {
  value = aws_iam_role.audit.arn
}
