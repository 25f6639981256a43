// Generated from packages/backend/src/processes by `npm run processes -w @smart-art/backend`. Do not edit.

/** The transition tables of docs/processes.md as data. `to: 'same'` does not change the state. */
export const processes = {
  "buy": {
    "states": [
      "Purchase Request",
      "Payment Requested",
      "Payment",
      "Order Confirmed",
      "Shipped",
      "Delivered",
      "Return Request",
      "Rejected",
      "Order Cancelled",
      "Closed"
    ],
    "initial": "Purchase Request",
    "transitions": [
      {
        "action": "accept_event_discount",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "same",
        "task": "answer"
      },
      {
        "action": "reject_event_discount",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "same"
      },
      {
        "action": "set_charges",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "same",
        "task": "answer"
      },
      {
        "action": "request_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "Payment Requested"
      },
      {
        "action": "reject_order",
        "by": [
          "seller",
          "super_admin"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "Rejected"
      },
      {
        "action": "pay",
        "by": [
          "buyer"
        ],
        "from": [
          "Payment Requested"
        ],
        "to": "Payment"
      },
      {
        "action": "confirm_bank_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Order Confirmed",
        "task": "confirm_payment"
      },
      {
        "action": "refuse_bank_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Payment Requested"
      },
      {
        "action": "confirm_order",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Order Confirmed",
        "task": "confirm_payment"
      },
      {
        "action": "record_condition",
        "by": [
          "seller"
        ],
        "from": [
          "Order Confirmed"
        ],
        "to": "same"
      },
      {
        "action": "mark_shipped",
        "by": [
          "seller"
        ],
        "from": [
          "Order Confirmed"
        ],
        "to": "Shipped",
        "task": "ship"
      },
      {
        "action": "correct_shipment",
        "by": [
          "seller"
        ],
        "from": [
          "Shipped"
        ],
        "to": "same"
      },
      {
        "action": "receive",
        "by": [
          "buyer",
          "super_admin"
        ],
        "from": [
          "Shipped"
        ],
        "to": "Delivered"
      },
      {
        "action": "cancel_order",
        "by": [
          "seller"
        ],
        "from": [
          "Payment Requested",
          "Payment",
          "Order Confirmed"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "cancel_order",
        "by": [
          "buyer",
          "super_admin"
        ],
        "from": [
          "Purchase Request",
          "Payment Requested",
          "Payment",
          "Order Confirmed"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "lapse",
        "by": [
          "system"
        ],
        "from": [
          "Payment Requested",
          "Payment"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "record_refund",
        "by": [
          "seller"
        ],
        "from": [
          "Order Cancelled",
          "Return Request"
        ],
        "to": "same",
        "task": "refund"
      },
      {
        "action": "record_refund",
        "by": [
          "super_admin"
        ],
        "from": [
          "Order Cancelled",
          "Return Request"
        ],
        "to": "same"
      },
      {
        "action": "request_return",
        "by": [
          "buyer"
        ],
        "from": [
          "Delivered"
        ],
        "to": "Return Request"
      },
      {
        "action": "keep_after_rejected_return",
        "by": [
          "system"
        ],
        "from": [
          "Return Request"
        ],
        "to": "Delivered"
      },
      {
        "action": "close_after_return",
        "by": [
          "system"
        ],
        "from": [
          "Return Request"
        ],
        "to": "Closed"
      },
      {
        "action": "close",
        "by": [
          "system"
        ],
        "from": [
          "Delivered"
        ],
        "to": "Closed"
      }
    ]
  },
  "rent": {
    "states": [
      "Purchase Request",
      "Payment Requested",
      "Payment",
      "Order Confirmed",
      "Shipped",
      "Delivered",
      "Return Request",
      "Rejected",
      "Order Cancelled",
      "Closed"
    ],
    "initial": "Purchase Request",
    "transitions": [
      {
        "action": "accept_event_discount",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "same",
        "task": "answer"
      },
      {
        "action": "reject_event_discount",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "same"
      },
      {
        "action": "set_charges",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "same",
        "task": "answer"
      },
      {
        "action": "request_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "Payment Requested"
      },
      {
        "action": "reject_order",
        "by": [
          "seller",
          "super_admin"
        ],
        "from": [
          "Purchase Request"
        ],
        "to": "Rejected"
      },
      {
        "action": "pay",
        "by": [
          "buyer"
        ],
        "from": [
          "Payment Requested"
        ],
        "to": "Payment"
      },
      {
        "action": "confirm_bank_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Order Confirmed",
        "task": "confirm_payment"
      },
      {
        "action": "refuse_bank_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Payment Requested"
      },
      {
        "action": "confirm_order",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Order Confirmed",
        "task": "confirm_payment"
      },
      {
        "action": "record_condition",
        "by": [
          "seller"
        ],
        "from": [
          "Order Confirmed"
        ],
        "to": "same"
      },
      {
        "action": "mark_shipped",
        "by": [
          "seller"
        ],
        "from": [
          "Order Confirmed"
        ],
        "to": "Shipped",
        "task": "ship"
      },
      {
        "action": "correct_shipment",
        "by": [
          "seller"
        ],
        "from": [
          "Shipped"
        ],
        "to": "same"
      },
      {
        "action": "receive",
        "by": [
          "buyer",
          "super_admin"
        ],
        "from": [
          "Shipped"
        ],
        "to": "Delivered"
      },
      {
        "action": "cancel_order",
        "by": [
          "seller"
        ],
        "from": [
          "Payment Requested",
          "Payment",
          "Order Confirmed"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "cancel_order",
        "by": [
          "buyer",
          "super_admin"
        ],
        "from": [
          "Purchase Request",
          "Payment Requested",
          "Payment",
          "Order Confirmed"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "lapse",
        "by": [
          "system"
        ],
        "from": [
          "Payment Requested",
          "Payment"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "record_refund",
        "by": [
          "seller"
        ],
        "from": [
          "Order Cancelled",
          "Return Request"
        ],
        "to": "same",
        "task": "refund"
      },
      {
        "action": "record_refund",
        "by": [
          "super_admin"
        ],
        "from": [
          "Order Cancelled",
          "Return Request"
        ],
        "to": "same"
      },
      {
        "action": "set_rent_renewal",
        "by": [
          "seller"
        ],
        "from": [
          "Purchase Request",
          "Payment Requested",
          "Payment",
          "Order Confirmed",
          "Shipped",
          "Delivered"
        ],
        "to": "same"
      },
      {
        "action": "renew_rent",
        "by": [
          "buyer"
        ],
        "from": [
          "Delivered"
        ],
        "to": "same"
      },
      {
        "action": "expire_lease",
        "by": [
          "system"
        ],
        "from": [
          "Delivered"
        ],
        "to": "same"
      },
      {
        "action": "request_rent_return",
        "by": [
          "buyer"
        ],
        "from": [
          "Delivered"
        ],
        "to": "Return Request"
      },
      {
        "action": "end_rent",
        "by": [
          "seller"
        ],
        "from": [
          "Delivered"
        ],
        "to": "Return Request",
        "task": "receive_return"
      },
      {
        "action": "keep_after_rejected_return",
        "by": [
          "system"
        ],
        "from": [
          "Return Request"
        ],
        "to": "Delivered"
      },
      {
        "action": "close_after_return",
        "by": [
          "system"
        ],
        "from": [
          "Return Request"
        ],
        "to": "Closed"
      }
    ]
  },
  "return": {
    "states": [
      "requested",
      "accepted",
      "rejected",
      "shipped",
      "item_received",
      "refunded"
    ],
    "initial": "requested",
    "transitions": [
      {
        "action": "accept_return",
        "by": [
          "seller"
        ],
        "from": [
          "requested"
        ],
        "to": "accepted",
        "task": "answer_return"
      },
      {
        "action": "reject_return",
        "by": [
          "seller",
          "super_admin"
        ],
        "from": [
          "requested"
        ],
        "to": "rejected"
      },
      {
        "action": "ship_return",
        "by": [
          "buyer"
        ],
        "from": [
          "accepted"
        ],
        "to": "shipped"
      },
      {
        "action": "confirm_return_received",
        "by": [
          "seller"
        ],
        "from": [
          "accepted"
        ],
        "to": "item_received"
      },
      {
        "action": "confirm_return_received",
        "by": [
          "seller"
        ],
        "from": [
          "shipped"
        ],
        "to": "item_received",
        "task": "receive_return"
      },
      {
        "action": "refund",
        "by": [
          "system"
        ],
        "from": [
          "item_received"
        ],
        "to": "refunded"
      }
    ]
  },
  "rent_return": {
    "states": [
      "requested",
      "accepted",
      "rejected",
      "shipped",
      "item_received",
      "deposit_refunded",
      "deposit_forfeited",
      "settled"
    ],
    "initial": "requested",
    "transitions": [
      {
        "action": "accept_rent_return",
        "by": [
          "seller"
        ],
        "from": [
          "requested"
        ],
        "to": "accepted",
        "task": "answer_return"
      },
      {
        "action": "reject_rent_return",
        "by": [
          "seller",
          "super_admin"
        ],
        "from": [
          "requested"
        ],
        "to": "rejected"
      },
      {
        "action": "ship_rent_return",
        "by": [
          "buyer"
        ],
        "from": [
          "accepted"
        ],
        "to": "shipped"
      },
      {
        "action": "confirm_rent_return_received",
        "by": [
          "seller"
        ],
        "from": [
          "accepted"
        ],
        "to": "item_received"
      },
      {
        "action": "confirm_rent_return_received",
        "by": [
          "seller"
        ],
        "from": [
          "shipped"
        ],
        "to": "item_received",
        "task": "receive_return"
      },
      {
        "action": "refund_deposit",
        "by": [
          "system"
        ],
        "from": [
          "item_received"
        ],
        "to": "deposit_refunded"
      },
      {
        "action": "forfeit_deposit",
        "by": [
          "system"
        ],
        "from": [
          "item_received"
        ],
        "to": "deposit_forfeited"
      },
      {
        "action": "settle",
        "by": [
          "system"
        ],
        "from": [
          "item_received"
        ],
        "to": "settled"
      }
    ]
  },
  "exhibition": {
    "states": [
      "upcoming",
      "running",
      "ended",
      "deleted"
    ],
    "initial": "upcoming",
    "transitions": [
      {
        "action": "edit",
        "by": [
          "seller"
        ],
        "from": [
          "upcoming"
        ],
        "to": "same"
      },
      {
        "action": "delete",
        "by": [
          "seller"
        ],
        "from": [
          "upcoming"
        ],
        "to": "deleted"
      },
      {
        "action": "apply_as_exhibitor",
        "by": [
          "seller"
        ],
        "from": [
          "upcoming"
        ],
        "to": "same"
      },
      {
        "action": "apply_as_attendee",
        "by": [
          "seller"
        ],
        "from": [
          "upcoming",
          "running"
        ],
        "to": "same"
      },
      {
        "action": "start",
        "by": [
          "system"
        ],
        "from": [
          "upcoming"
        ],
        "to": "running"
      },
      {
        "action": "end",
        "by": [
          "system"
        ],
        "from": [
          "running"
        ],
        "to": "ended"
      }
    ]
  },
  "exhibition_subscription": {
    "states": [
      "applied",
      "accepted",
      "declined",
      "subscribed",
      "cancellation_requested",
      "cancelled",
      "unsubscribed"
    ],
    "initial": "applied",
    "transitions": [
      {
        "action": "accept",
        "by": [
          "seller"
        ],
        "from": [
          "applied"
        ],
        "to": "accepted"
      },
      {
        "action": "accept",
        "by": [
          "system"
        ],
        "from": [
          "applied"
        ],
        "to": "accepted"
      },
      {
        "action": "decline",
        "by": [
          "seller"
        ],
        "from": [
          "applied",
          "accepted"
        ],
        "to": "declined"
      },
      {
        "action": "subscribe",
        "by": [
          "system"
        ],
        "from": [
          "accepted"
        ],
        "to": "subscribed"
      },
      {
        "action": "unsubscribe",
        "by": [
          "seller"
        ],
        "from": [
          "applied",
          "accepted",
          "subscribed"
        ],
        "to": "unsubscribed"
      },
      {
        "action": "request_cancellation",
        "by": [
          "seller"
        ],
        "from": [
          "subscribed"
        ],
        "to": "cancellation_requested"
      },
      {
        "action": "accept_cancellation",
        "by": [
          "super_admin"
        ],
        "from": [
          "cancellation_requested"
        ],
        "to": "cancelled"
      },
      {
        "action": "refuse_cancellation",
        "by": [
          "super_admin"
        ],
        "from": [
          "cancellation_requested"
        ],
        "to": "subscribed"
      },
      {
        "action": "lapse",
        "by": [
          "system"
        ],
        "from": [
          "applied",
          "accepted"
        ],
        "to": "unsubscribed"
      },
      {
        "action": "cancel",
        "by": [
          "system"
        ],
        "from": [
          "applied",
          "accepted",
          "subscribed",
          "cancellation_requested"
        ],
        "to": "cancelled"
      }
    ]
  },
  "referral": {
    "states": [
      "invited",
      "joined",
      "expired",
      "deleted"
    ],
    "initial": "invited",
    "transitions": [
      {
        "action": "remind",
        "by": [
          "seller"
        ],
        "from": [
          "invited"
        ],
        "to": "same"
      },
      {
        "action": "join",
        "by": [
          "system"
        ],
        "from": [
          "invited"
        ],
        "to": "joined"
      },
      {
        "action": "expire",
        "by": [
          "system"
        ],
        "from": [
          "invited"
        ],
        "to": "expired"
      },
      {
        "action": "delete",
        "by": [
          "seller"
        ],
        "from": [
          "invited",
          "joined",
          "expired"
        ],
        "to": "deleted"
      }
    ]
  },
  "subscription_payment": {
    "states": [
      "open",
      "awaiting_transfer",
      "paid",
      "failed",
      "cancelled",
      "lapsed"
    ],
    "initial": "open",
    "transitions": [
      {
        "action": "pay",
        "by": [
          "system"
        ],
        "from": [
          "open",
          "failed",
          "cancelled",
          "lapsed"
        ],
        "to": "paid"
      },
      {
        "action": "confirm_transfer",
        "by": [
          "super_admin"
        ],
        "from": [
          "awaiting_transfer",
          "lapsed"
        ],
        "to": "paid"
      },
      {
        "action": "cancel",
        "by": [
          "seller"
        ],
        "from": [
          "open",
          "awaiting_transfer"
        ],
        "to": "cancelled"
      },
      {
        "action": "fail",
        "by": [
          "system"
        ],
        "from": [
          "open"
        ],
        "to": "failed"
      },
      {
        "action": "lapse",
        "by": [
          "system"
        ],
        "from": [
          "open",
          "awaiting_transfer"
        ],
        "to": "lapsed"
      }
    ]
  },
  "custom": {
    "states": [
      "placed",
      "auction_applied",
      "artist_accepted",
      "paying",
      "confirmed",
      "in_progress",
      "completed",
      "shipped",
      "delivered",
      "closed",
      "artist_not_accepted",
      "cancelled"
    ],
    "initial": "placed",
    "transitions": [
      {
        "action": "apply_for_auction",
        "by": [
          "seller"
        ],
        "from": [
          "placed"
        ],
        "to": "auction_applied",
        "task": "answer"
      },
      {
        "action": "accept",
        "by": [
          "seller"
        ],
        "from": [
          "placed"
        ],
        "to": "artist_accepted",
        "task": "answer"
      },
      {
        "action": "decline",
        "by": [
          "seller"
        ],
        "from": [
          "placed",
          "auction_applied",
          "artist_accepted"
        ],
        "to": "artist_not_accepted"
      },
      {
        "action": "accept_artist",
        "by": [
          "buyer"
        ],
        "from": [
          "auction_applied"
        ],
        "to": "artist_accepted"
      },
      {
        "action": "choose_another",
        "by": [
          "buyer"
        ],
        "from": [
          "auction_applied"
        ],
        "to": "artist_not_accepted"
      },
      {
        "action": "cancel",
        "by": [
          "buyer"
        ],
        "from": [
          "placed",
          "auction_applied",
          "artist_accepted"
        ],
        "to": "cancelled"
      },
      {
        "action": "pay",
        "by": [
          "buyer"
        ],
        "from": [
          "artist_accepted"
        ],
        "to": "confirmed"
      },
      {
        "action": "report_transfer",
        "by": [
          "buyer"
        ],
        "from": [
          "artist_accepted"
        ],
        "to": "paying"
      },
      {
        "action": "confirm_transfer",
        "by": [
          "super_admin"
        ],
        "from": [
          "paying"
        ],
        "to": "confirmed"
      },
      {
        "action": "begin",
        "by": [
          "system"
        ],
        "from": [
          "confirmed"
        ],
        "to": "in_progress",
        "task": "begin"
      },
      {
        "action": "complete",
        "by": [
          "system"
        ],
        "from": [
          "in_progress"
        ],
        "to": "completed",
        "task": "make"
      },
      {
        "action": "take_up_again",
        "by": [
          "system"
        ],
        "from": [
          "completed"
        ],
        "to": "in_progress"
      },
      {
        "action": "ship",
        "by": [
          "system"
        ],
        "from": [
          "completed"
        ],
        "to": "shipped",
        "task": "ship"
      },
      {
        "action": "deliver",
        "by": [
          "system"
        ],
        "from": [
          "shipped"
        ],
        "to": "delivered",
        "task": "confirm_delivery"
      },
      {
        "action": "confirm_receipt",
        "by": [
          "buyer"
        ],
        "from": [
          "shipped"
        ],
        "to": "delivered"
      },
      {
        "action": "close",
        "by": [
          "system"
        ],
        "from": [
          "delivered"
        ],
        "to": "closed"
      }
    ]
  },
  "custom_payment": {
    "states": [
      "Purchase Request",
      "Payment Requested",
      "Payment",
      "Order Confirmed",
      "Shipped",
      "Delivered",
      "Return Request",
      "Rejected",
      "Order Cancelled",
      "Closed"
    ],
    "initial": "Purchase Request",
    "transitions": [
      {
        "action": "confirm_bank_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Order Confirmed",
        "task": "confirm_payment"
      },
      {
        "action": "refuse_bank_payment",
        "by": [
          "seller"
        ],
        "from": [
          "Payment"
        ],
        "to": "Payment Requested"
      },
      {
        "action": "cancel_order",
        "by": [
          "seller"
        ],
        "from": [
          "Payment Requested",
          "Payment",
          "Order Confirmed"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "cancel_order",
        "by": [
          "buyer",
          "super_admin"
        ],
        "from": [
          "Purchase Request",
          "Payment Requested",
          "Payment",
          "Order Confirmed"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "lapse",
        "by": [
          "system"
        ],
        "from": [
          "Payment Requested",
          "Payment"
        ],
        "to": "Order Cancelled"
      },
      {
        "action": "record_refund",
        "by": [
          "seller"
        ],
        "from": [
          "Order Cancelled",
          "Return Request"
        ],
        "to": "same",
        "task": "refund"
      },
      {
        "action": "record_refund",
        "by": [
          "super_admin"
        ],
        "from": [
          "Order Cancelled",
          "Return Request"
        ],
        "to": "same"
      }
    ]
  },
  "art_piece": {
    "states": [
      "not_started",
      "in_progress",
      "completed",
      "shipped",
      "delivered"
    ],
    "initial": "not_started",
    "transitions": [
      {
        "action": "edit",
        "by": [
          "seller"
        ],
        "from": [
          "not_started",
          "in_progress",
          "completed"
        ],
        "to": "same"
      },
      {
        "action": "start",
        "by": [
          "seller"
        ],
        "from": [
          "not_started"
        ],
        "to": "in_progress",
        "task": "begin"
      },
      {
        "action": "report_progress",
        "by": [
          "seller"
        ],
        "from": [
          "in_progress"
        ],
        "to": "same",
        "task": "make"
      },
      {
        "action": "add_images",
        "by": [
          "seller"
        ],
        "from": [
          "in_progress",
          "completed"
        ],
        "to": "same"
      },
      {
        "action": "complete",
        "by": [
          "seller"
        ],
        "from": [
          "in_progress"
        ],
        "to": "completed"
      },
      {
        "action": "reopen",
        "by": [
          "seller"
        ],
        "from": [
          "completed"
        ],
        "to": "in_progress"
      },
      {
        "action": "ship",
        "by": [
          "seller"
        ],
        "from": [
          "completed"
        ],
        "to": "shipped",
        "task": "ship"
      },
      {
        "action": "correct_tracking",
        "by": [
          "seller"
        ],
        "from": [
          "shipped"
        ],
        "to": "same"
      },
      {
        "action": "deliver",
        "by": [
          "seller"
        ],
        "from": [
          "shipped"
        ],
        "to": "delivered",
        "task": "confirm_delivery"
      },
      {
        "action": "comment",
        "by": [
          "seller",
          "buyer"
        ],
        "from": [
          "not_started",
          "in_progress",
          "completed",
          "shipped",
          "delivered"
        ],
        "to": "same"
      }
    ]
  },
  "crowdfunding": {
    "states": [
      "requested",
      "accepted",
      "rejected",
      "cancelled",
      "revoked",
      "closed"
    ],
    "initial": "requested",
    "transitions": [
      {
        "action": "edit",
        "by": [
          "seller"
        ],
        "from": [
          "requested"
        ],
        "to": "same"
      },
      {
        "action": "remove_piece",
        "by": [
          "seller"
        ],
        "from": [
          "requested"
        ],
        "to": "same"
      },
      {
        "action": "cancel",
        "by": [
          "seller"
        ],
        "from": [
          "requested",
          "accepted"
        ],
        "to": "cancelled"
      },
      {
        "action": "write_to_supporters",
        "by": [
          "seller"
        ],
        "from": [
          "accepted",
          "revoked",
          "closed"
        ],
        "to": "same"
      },
      {
        "action": "accept",
        "by": [
          "super_admin"
        ],
        "from": [
          "requested"
        ],
        "to": "accepted"
      },
      {
        "action": "reject",
        "by": [
          "super_admin"
        ],
        "from": [
          "requested"
        ],
        "to": "rejected"
      },
      {
        "action": "revoke",
        "by": [
          "super_admin"
        ],
        "from": [
          "accepted"
        ],
        "to": "revoked"
      },
      {
        "action": "close",
        "by": [
          "super_admin"
        ],
        "from": [
          "accepted"
        ],
        "to": "closed"
      },
      {
        "action": "close",
        "by": [
          "system"
        ],
        "from": [
          "accepted"
        ],
        "to": "closed"
      },
      {
        "action": "donate",
        "by": [
          "buyer"
        ],
        "from": [
          "accepted"
        ],
        "to": "same"
      },
      {
        "action": "buy_piece",
        "by": [
          "buyer"
        ],
        "from": [
          "accepted"
        ],
        "to": "same"
      },
      {
        "action": "write",
        "by": [
          "buyer"
        ],
        "from": [
          "accepted",
          "revoked",
          "closed"
        ],
        "to": "same"
      }
    ]
  },
  "work": {
    "states": [
      "in_library",
      "deleted"
    ],
    "initial": "in_library",
    "transitions": [
      {
        "action": "save",
        "by": [
          "seller"
        ],
        "from": [
          "in_library"
        ],
        "to": "same"
      },
      {
        "action": "duplicate",
        "by": [
          "seller"
        ],
        "from": [
          "in_library"
        ],
        "to": "same"
      },
      {
        "action": "delete",
        "by": [
          "seller"
        ],
        "from": [
          "in_library"
        ],
        "to": "deleted"
      },
      {
        "action": "restore",
        "by": [
          "seller"
        ],
        "from": [
          "deleted"
        ],
        "to": "in_library"
      }
    ]
  }
} as const;

/** The steps of an order, its payment or its return that await the seller, with their tasks. The first is the next. */
export const orderTasks = {
  "accept_event_discount": "answer",
  "set_charges": "answer",
  "confirm_bank_payment": "confirm_payment",
  "confirm_order": "confirm_payment",
  "mark_shipped": "ship",
  "record_refund": "refund",
  "end_rent": "receive_return",
  "accept_return": "answer_return",
  "confirm_return_received": "receive_return",
  "accept_rent_return": "answer_return",
  "confirm_rent_return_received": "receive_return",
  "apply_for_auction": "answer",
  "accept": "answer"
} as const;

/** The steps of a piece that await the seller, each with its task. */
export const pieceTasks = {
  "start": "begin",
  "report_progress": "make",
  "ship": "ship",
  "deliver": "confirm_delivery"
} as const;

/** The seller's task in each state of a custom order. orderTasks has the tasks of its payment. */
export const customTasks = {
  "placed": "answer",
  "confirmed": "begin",
  "in_progress": "make",
  "completed": "ship",
  "shipped": "confirm_delivery"
} as const;

/** The timeline events of an order to buy or to rent. */
export const orderEvents = [
  "requested",
  "charges_set",
  "event_discount_accepted",
  "event_discount_rejected",
  "payment_requested",
  "paid",
  "transfer_reported",
  "payment_confirmed",
  "payment_not_received",
  "order_confirmed",
  "condition_recorded",
  "rejected",
  "cancelled",
  "payment_lapsed",
  "shipped",
  "shipment_corrected",
  "delivered",
  "renewal_on",
  "renewal_off",
  "renewed",
  "lease_expired",
  "return_requested",
  "return_accepted",
  "return_rejected",
  "return_shipped",
  "return_received",
  "refunded",
  "closed"
] as const;

/** The timeline events of an art piece. A custom order has its states, and the payment events of all orders. */
export const artPieceEvents = [
  "edited",
  "start",
  "report_progress",
  "complete",
  "reopen",
  "images_added",
  "commented",
  "shipped",
  "tracking_corrected",
  "delivered",
  "bought"
] as const;

/** The reasons why a step of an order or its return is unavailable. */
export const orderReasons = [
  "wrong_status",
  "charges_missing",
  "no_event_discount",
  "event_discount_answered",
  "event_discount_open",
  "no_piece_left",
  "payment_window_closed",
  "payment_window_open",
  "payment_not_by_bank",
  "payment_confirmed",
  "bank_payment_unconfirmed",
  "transfer_unanswered",
  "piece_sent",
  "return_window_closed",
  "return_window_open",
  "no_refund_due",
  "refund_by_house",
  "renewal_off",
  "rent_session_expired",
  "lease_running",
  "no_deposit",
  "deposit_open"
] as const;

/** The reasons why a step of a custom order or art piece is unavailable. */
export const pieceReasons = [
  "wrong_status",
  "custom_order_without_auction",
  "custom_order_by_auction",
  "offer_not_whole",
  "payment_lapsed",
  "order_not_over",
  "last_piece",
  "supporters_have_paid",
  "no_supporters",
  "validity_running",
  "validity_over",
  "piece_not_wanted",
  "piece_may_not_begin",
  "piece_not_bought",
  "completed_image_missing"
] as const;
